import { type ComponentType, useState } from 'react'
import { lazyCall } from '#web/api/lazy-call.ts'
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

/** The dialog component with its props. */
type Opened = ComponentType<Props & { first: Offer | null; onClose: () => void }>

/** Opens the slots of a listing; their code and the slots are loaded on demand. */
export function ViewingButton({ home, isSignedIn, askSignIn }: Props) {
  const { t } = useText()
  const [opened, setOpened] = useState<{ Dialog: Opened; first: Offer | null } | null>(null)
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const [{ BookingDialog }, first] = await Promise.all([
        import('./booking-dialog.tsx'),
        lazyCall(import('#contract/viewings.ts'), 'getViewingSlots', { property_id: home.id }).catch(() => null),
      ])
      setOpened({ Dialog: BookingDialog, first })
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
