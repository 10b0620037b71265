import { useEffect, useState } from 'react'
import { type DataExport, getExport, requestExport } from '#contract/privacy.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'

const LOOK_AGAIN_MS = 2000

/** An archive of all personal data; created in the background, downloaded by a private link. */
export function DataExportPart({ latest }: { latest: DataExport | null }) {
  const { t } = useText()
  const [state, setState] = useState(latest)
  const isWaiting = state?.status === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      call(getExport, {}).then(setState, () => {})
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  const request = async () => {
    const toasts = { on: 'failure', unreachable: t('form.unreachable') } as const
    await call(requestExport, {}, { toasts }).then(setState, () => {})
  }
  return (
    <section aria-labelledby="export" className="grid gap-3">
      <h2 id="export" className="text-lg">
        {t('export.title')}
      </h2>
      <p className="max-w-measure text-sm text-ink-soft">{t('export.text')}</p>
      {isWaiting ? (
        <div className="grid max-w-sm gap-2">
          <p role="status" className="text-sm">
            {t('export.waiting')}
          </p>
          <progress className="w-full accent-brand" value={state.progress} aria-label={t('export.waiting')} />
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          {state?.url && (
            <a href={state.url} data-reload className={buttonLook('primary', 'medium')}>
              {t('export.fetch')}
            </a>
          )}
          <Button onClick={request}>{t(state ? 'export.again' : 'export.request')}</Button>
        </div>
      )}
    </section>
  )
}
