import type { RawInput } from '#contract/endpoint.ts'
import type { exportUpkeep } from '#contract/upkeep-admin.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'

/** Fetches the report on the page as a file. */
export function ExportButton({ asked }: { asked: RawInput<typeof exportUpkeep> }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  return (
    <>
      <Button
        icon="download"
        busy={isBusy}
        onClick={() => run(async () => (await import('./calls.ts')).download(asked))}
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
