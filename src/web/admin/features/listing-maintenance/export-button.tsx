import type { RawInput } from '#contract/endpoint.ts'
import type { exportMaintenanceReport } from '#contract/listing-maintenance-admin.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { download } from '#web/api/download.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'

/** Downloads the report of this page as a file. */
export function ExportButton({ asked }: { asked: RawInput<typeof exportMaintenanceReport> }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  return (
    <>
      <Button
        icon="download"
        busy={isBusy}
        onClick={() =>
          run(() =>
            download(lazyCall(import('#contract/listing-maintenance-admin.ts'), 'exportMaintenanceReport', asked)),
          )
        }
      >
        {t('upkeep.export')}
      </Button>
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </>
  )
}
