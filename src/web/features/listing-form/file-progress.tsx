import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { PendingFile } from './draft-types.ts'
import { useWizard } from './wizard-context.ts'

/** The upload progress of a file, or its error with a retry; nothing once it has arrived. */
export function FileProgress({ pending }: { pending: PendingFile | null }) {
  const { t } = useText()
  const { retryFile } = useWizard()
  if (!pending) return null
  if (pending.state === 'failed')
    return (
      <div className="grid gap-2 p-2 text-xs">
        <p role="alert" className="font-medium text-bad">
          {pending.message || t('listing-form.upload-lost')}
        </p>
        <Button size="small" icon="refresh-cw" onClick={() => retryFile(pending.mark)}>
          {t('listing-form.upload-again')}
        </Button>
      </div>
    )
  const share = Math.round(pending.progress * 100)
  return (
    <div className="p-2">
      <progress
        max={100}
        value={pending.state === 'sending' && share > 0 ? share : undefined}
        aria-label={t('listing-form.uploading', { name: pending.name })}
        className="block h-1.5 w-full accent-brand"
      />
    </div>
  )
}
