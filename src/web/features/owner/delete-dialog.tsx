import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props {
  /** The listings to delete; an empty list keeps it closed. */
  titles: readonly string[]
  isBusy: boolean
  onDelete: () => void
  onClose: () => void
}

/** Asks for confirmation, and names what is deleted with it. */
export function DeleteDialog({ titles, isBusy, onDelete, onClose }: Props) {
  const { t } = useText()
  return (
    <Dialog
      open={titles.length > 0}
      onClose={onClose}
      title={t('owner.delete-title', { count: Math.max(1, titles.length) })}
      actions={
        <>
          <Button onClick={onClose}>{t('owner.keep')}</Button>
          <Button kind="danger" busy={isBusy} onClick={onDelete}>
            {t('owner.action-delete')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ul className="grid gap-1 font-semibold">
          {titles.map((title) => (
            <li key={title}>
              <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">{t('owner.delete-text')}</p>
      </div>
    </Dialog>
  )
}
