import { useSyncExternalStore } from 'react'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { interested, setInterest } from './favourite.ts'

interface Props {
  home: { id: number; is_interested: 0 | 1 }
  isSignedIn: boolean
  askSignIn: () => void
}

/** Tells the owner that somebody is interested, and takes it back. */
export function InterestButton({ home, isSignedIn, askSignIn }: Props) {
  const { t } = useText()
  const told = useSyncExternalStore(
    interested.subscribe,
    () => interested.getState()[home.id],
    () => undefined,
  )
  const isInterested = told ?? home.is_interested === 1
  const press = async () => {
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
    <Button wide icon={isInterested ? 'check' : undefined} aria-pressed={isInterested} onClick={press}>
      {t(isInterested ? 'interest.done' : 'interest.tell')}
    </Button>
  )
}
