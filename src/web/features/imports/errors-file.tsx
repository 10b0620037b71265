import { download } from '#web/api/download.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from './use-action.ts'

/** The failed rows as a file, to be corrected at their source. */
export function ErrorsFile({ id }: { id: number }) {
  const { t } = useText()
  const { deed, isBusy, fault } = useAction()
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size="small"
        icon="download"
        disabled={isBusy}
        onClick={() => deed(() => download(lazyCall(import('#contract/imports.ts'), 'getImportErrors', { id })))}
      >
        {t('imports.errors-file')}
      </Button>
      <FormError fault={fault} />
    </div>
  )
}
