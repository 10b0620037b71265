import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import '#web/i18n/accounts/pack.ts'

interface Props {
  /** The contact address for questions. */
  contact: string | undefined
  onClose: () => void
}

/** Says that the account was deactivated; closing it in any way signs the user out. */
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
