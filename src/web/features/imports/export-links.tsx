import { useText } from '#web/i18n/text.tsx'
import { FormFault } from '#web/parts/form-fault.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeed } from './use-deed.ts'

/** One's homes as a file, or for staff those of an owner; the link is made for the moment of pressing. */
export function ExportLinks({ ownerId }: { ownerId?: number }) {
  const { t } = useText()
  const { deed, isBusy, fault } = useDeed()
  const fetchAs =
    (format: 'csv' | 'json', photos: 0 | 1 = 0) =>
    () =>
      deed(async ({ homesFile }) =>
        location.assign((await homesFile({ format, photos, ...(ownerId !== undefined && { user_id: ownerId }) })).url),
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
      <FormFault fault={fault} />
    </div>
  )
}
