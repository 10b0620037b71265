import { download } from '#web/api/download.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from './use-action.ts'

/** Exports the user's own listings, or for staff those of an owner; the link is created on each press. */
export function ExportLinks({ ownerId }: { ownerId?: number }) {
  const { t } = useText()
  const { deed, isBusy, fault } = useAction()
  const fetchAs =
    (format: 'csv' | 'json', photos: 0 | 1 = 0) =>
    () =>
      deed(() =>
        download(
          lazyCall(import('#contract/imports.ts'), 'exportOwnListings', {
            format,
            photos,
            ...(ownerId !== undefined && { user_id: ownerId }),
          }),
        ),
      )
  return (
    <div className="grid gap-3">
      <p className="max-w-measure text-sm text-ink-soft">{t('imports.export-text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button icon="download" disabled={isBusy} onClick={fetchAs('csv')}>
          {t('imports.export-csv')}
        </Button>
        <Button icon="download" disabled={isBusy} onClick={fetchAs('json')}>
          {t('imports.export-json')}
        </Button>
        <Button icon="download" disabled={isBusy} onClick={fetchAs('csv', 1)}>
          {t('imports.export-zip')}
        </Button>
      </div>
      <FormError fault={fault} />
    </div>
  )
}
