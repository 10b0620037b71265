import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Reader } from './account-context.ts'

/** Shown on every page during an impersonation. */
export function ProxyBanner({ reader: { id, name } }: { reader: Reader }) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    const { comeBack } = await import('./proxy.ts')
    await comeBack(id).catch(() => setBusy(false))
  }
  return (
    <section
      aria-label={t('proxy.label')}
      className="sticky top-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-ink px-4 py-2 text-sm text-paper"
    >
      <p>{t('proxy.as', { name })}</p>
      <Button size="small" busy={isBusy} onClick={end}>
        {t('proxy.end')}
      </Button>
    </section>
  )
}
