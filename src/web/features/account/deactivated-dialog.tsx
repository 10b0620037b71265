import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import '#web/i18n/account/pack.ts'

interface Props {
  /** Where somebody can ask why. */
  contact: string | undefined
  onClose: () => void
}

/** Says that the account was switched off; whichever way it is closed, the reader is signed out. */
export function DeactivatedDialog({ contact, onClose }: Props) {
  const { t } = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.deactivated-title')}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('account.deactivated-leave')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p>{t('account.deactivated')}</p>
        {contact && (
          <p className="text-sm text-ink-soft">
            {t('account.deactivated-ask')}{' '}
            <a href={`mailto:${contact}`} className="text-link">
              {contact}
            </a>
          </p>
        )}
      </div>
    </Dialog>
  )
}
