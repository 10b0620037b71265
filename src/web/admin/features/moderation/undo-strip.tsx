import { useEffect, useState } from 'react'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { setLastDecision, useLastDecision } from './last-decision.ts'
import { useKeys } from './use-keys.ts'

/** Shows the last decision, and undoes it while that is possible. */
export function UndoStrip() {
  const { t } = useText()
  const last = useLastDecision()
  const { run, isBusy, problem } = useTask()
  const left = useSecondsLeft(last?.until ?? 0)
  const undo = () =>
    run(async () => {
      await lazyCall(import('#contract/moderation.ts'), 'undoModeration', { cases: [...(last?.cases ?? [])] })
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

const secondsUntil = (time: number) => Math.ceil((time - Date.now()) / 1000)

/** The seconds until a time, updated four times a second. */
function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const count = () => setLeft(secondsUntil(until))
    count()
    const timer = setInterval(count, 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}
