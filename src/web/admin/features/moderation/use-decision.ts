import { useTask } from '#web/admin/parts/use-task.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Waiting } from './waiting.ts'

type Decided = { decision: 'approve' } | { decision: 'reject'; reason: string }

/** Decides about one thing and shows what is left; what somebody else decided meanwhile is told in the server's words. */
export function useDecision(item: Waiting, onDone: () => void) {
  const { t } = useText()
  const { run, isBusy, problem, refresh } = useTask()
  const decide = async (decided: Decided) => {
    const words = decided.decision === 'approve' ? 'moderation.approved' : 'moderation.rejected'
    await run(
      async (token) => {
        const { sendDecision } = await import('./calls.ts')
        await sendDecision(token, { kind: item.kind, id: item.id, version: item.version, ...decided })
        onDone()
      },
      t(words, { title: item.title }),
    )
  }
  return { decide, isBusy, problem, refresh }
}
