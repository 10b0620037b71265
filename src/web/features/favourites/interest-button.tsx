import { type MouseEvent, useSyncExternalStore } from 'react'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { submits } from '#web/parts/action-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { interested, setInterest } from './favourite.ts'

interface Props {
  home: { id: number; is_interested: 0 | 1 }
  isSignedIn: boolean
  askSignIn: () => void
}

/** Sends the owner an interest, and withdraws it. */
export function InterestButton({ home, isSignedIn, askSignIn }: Props) {
  const { t } = useText()
  const stored = useSyncExternalStore(
    interested.subscribe,
    () => interested.getState()[home.id],
    () => undefined,
  )
  const isInterested = stored ?? home.is_interested === 1
  const press = async (event: MouseEvent) => {
    event.preventDefault()
    if (!isSignedIn) return askSignIn()
    try {
      await setInterest(home.id, !isInterested)
      toast(t(isInterested ? 'interest.taken-back' : 'interest.told'), { kind: 'success' })
    } catch (error) {
      if (error instanceof CallFailure && error.status === 401) return askSignIn()
      const words = error instanceof CallFailure ? error.body?.message : null
      toast(words ?? t('interest.failed'), { kind: 'error' })
    }
  }
  return (
    <Button
      {...submits(isInterested ? 'withdraw-interest' : 'interest', home.id)}
      wide
      icon={isInterested ? 'check' : undefined}
      aria-pressed={isInterested}
      onClick={press}
    >
      {t(isInterested ? 'interest.done' : 'interest.tell')}
    </Button>
  )
}
