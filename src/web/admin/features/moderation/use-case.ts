import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type DecisionWord, UNDO_SECONDS } from '#domain/moderated.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { setLastDecision } from './last-decision.ts'
import type { Case } from './waiting.ts'

const DONE = {
  approve: 'moderation.approved',
  reject: 'moderation.rejected',
  changes: 'moderation.asked',
  escalate: 'moderation.handed-on',
} as const

/** One case in the hands of one person: kept from others while it is open, decided about, and on to the next. */
export function useCase(found: Case) {
  const { t } = useText()
  const navigate = useNavigate()
  const { run, isBusy, problem, refresh } = useTask()
  const taken = useClaim(found)
  const decide = (decision: DecisionWord, reason?: string) =>
    run(async () => {
      const { sendDecision } = await import('./calls.ts')
      const { kind, id, version } = found
      await sendDecision({ kind, id, version, decision, reason, hold: 1 })
      setLastDecision({
        cases: [{ kind, id }],
        words: t(DONE[decision], { title: found.title }),
        until: Date.now() + UNDO_SECONDS * 1000,
      })
      await navigate(found.next ? paths.moderationCase(found.next) : paths.moderation())
    })
  return { decide, isBusy, problem: problem ?? taken, refresh }
}

/** Keeps the case while it is open and lets go of it afterwards; the words of the refusal where somebody else has it. */
function useClaim({ kind, id }: Case): string | null {
  const [taken, setTaken] = useState<string | null>(null)
  useEffect(() => {
    let isOpen = true
    setTaken(null)
    const claimed = import('./calls.ts').then(async ({ sendClaim }) => {
      try {
        if (isOpen) await sendClaim({ kind, id })
        return sendClaim
      } catch (error) {
        if (isOpen && error instanceof CallFailure) setTaken(error.body?.message ?? null)
        return null
      }
    })
    return () => {
      isOpen = false
      claimed.then((send) => send?.({ kind, id, release: 1 })).catch(() => {})
    }
  }, [kind, id])
  return taken
}
