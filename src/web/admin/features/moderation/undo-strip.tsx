import { useEffect, useState } from 'react'
import { useTask } from '#web/admin/parts/use-task.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { setLastDecision, useLastDecision } from './last-decision.ts'
import { useKeys } from './use-keys.ts'

/** Says what was just decided, and takes it back while that is possible. */
export function UndoStrip() {
  const { t } = useText()
  const last = useLastDecision()
  const { run, isBusy, problem } = useTask()
  const left = useSecondsLeft(last?.until ?? 0)
  const undo = () =>
    run(async () => {
      const { sendUndo } = await import('./calls.ts')
      await sendUndo([...(last?.cases ?? [])])
      setLastDecision(null)
    }, t('moderation.undone'))
  useKeys({ u: last && left > 0 && !isBusy ? undo : null })
  if (!last || left <= 0) return null
  return (
    <section
      aria-label={t('moderation.undo-label')}
      className="fixed inset-x-3 bottom-20 z-40 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-3 text-sm shadow-float lg:bottom-4"
    >
      <p role="status" className="min-w-0">
        {problem ?? last.words}
      </p>
      <Button size="small" icon="undo-2" busy={isBusy} onClick={undo}>
        {t('moderation.undo')} <span className="figures text-ink-soft">{left}</span> <Key name="U" />
      </Button>
    </section>
  )
}

/** The key that does the same. */
export const Key = ({ name }: { name: string }) => (
  <span aria-hidden="true" className="rounded-sm border border-edge px-1.5 text-xs max-lg:hidden">
    {name}
  </span>
)

/** Counts down by itself; nothing before the page is alive. */
function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const count = () => setLeft(Math.ceil((until - Date.now()) / 1000))
    count()
    const timer = setInterval(count, 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}
