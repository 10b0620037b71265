import { useText } from '#web/i18n/text.tsx'
import { FormFault } from '#web/parts/form-fault.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeed } from './use-deed.ts'

/** The refused rows as a file, to be put right where they come from. */
export function ErrorsFile({ id }: { id: number }) {
  const { t } = useText()
  const { deed, isBusy, fault } = useDeed()
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size="small"
        icon="download"
        disabled={isBusy}
        onClick={() => deed(async ({ errorsFile }) => location.assign((await errorsFile(id)).url))}
      >
        {t('imports.errors-file')}
      </Button>
      <FormFault fault={fault} />
    </div>
  )
}
