import { type ComponentType, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Offer } from './offer.ts'

interface Home {
  id: number
  title: string
}

interface Props {
  home: Home
  isSignedIn: boolean
  askSignIn: () => void
}

/** Everything of a dialog but when it is shown. */
type Opened = ComponentType<Props & { first: Offer | null; onClose: () => void }>

/** Opens the times at which a home can be seen; their code and the times themselves come when they are asked for. */
export function ViewingButton({ home, isSignedIn, askSignIn }: Props) {
  const { t } = useText()
  const [opened, setOpened] = useState<{ Dialog: Opened; first: Offer | null } | null>(null)
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const [{ BookingDialog }, { fetchSlots }] = await Promise.all([
        import('./booking-dialog.tsx'),
        import('./calls.ts'),
      ])
      setOpened({ Dialog: BookingDialog, first: await fetchSlots(home.id).catch(() => null) })
    } catch {
      toast(t('viewing.unreachable'), { kind: 'error' })
    }
    setBusy(false)
  }
  return (
    <>
      <Button wide icon="calendar" busy={busy} aria-haspopup="dialog" onClick={open}>
        {t('viewing.book')}
      </Button>
      {opened && (
        <opened.Dialog
          home={home}
          isSignedIn={isSignedIn}
          askSignIn={askSignIn}
          first={opened.first}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
