import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { RawInput } from '#contract/endpoint.ts'
import type { claimModerationCase } from '#contract/moderation.ts'
import { type DecisionWord, UNDO_SECONDS } from '#domain/moderation.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { CallFailure } from '#web/api/call.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
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

/** The state of one open case: claimed while it is open, decided, then on to the next. */
export function useCase(found: Case) {
  const { t } = useText()
  const navigate = useNavigate()
  const { run, isBusy, problem, refresh } = useTask()
  const taken = useClaim(found)
  const decide = (decision: DecisionWord, reason?: string) =>
    run(async () => {
      const { kind, id, version } = found
      await lazyCall(import('#contract/moderation.ts'), 'moderate', { kind, id, version, decision, reason, hold: 1 })
      setLastDecision({
        cases: [{ kind, id }],
        words: t(DONE[decision], { title: found.title }),
        until: Date.now() + UNDO_SECONDS * 1000,
      })
      await navigate(found.next ? paths.moderationCase(found.next) : paths.moderation())
    })
  return { decide, isBusy, problem: problem ?? taken, refresh }
}

/**
 * Claims the case while it is open and releases it afterwards; returns the error message where another moderator has
 * claimed it.
 */
function useClaim({ kind, id }: Case): string | null {
  const [taken, setTaken] = useState<string | null>(null)
  useEffect(() => {
    let isOpen = true
    setTaken(null)
    const claimed = claim({ kind, id }).then(
      () => true,
      (error) => {
        if (isOpen && error instanceof CallFailure) setTaken(error.body?.message ?? null)
        return false
      },
    )
    return () => {
      isOpen = false
      claimed.then((isClaimed) => (isClaimed ? claim({ kind, id, release: 1 }) : null)).catch(() => {})
    }
  }, [kind, id])
  return taken
}

const claim = (input: RawInput<typeof claimModerationCase>) =>
  lazyCall(import('#contract/moderation.ts'), 'claimModerationCase', input)
