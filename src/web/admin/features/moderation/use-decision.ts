import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { CallFailure } from '#web/api/call.ts'
import { useAccount } from '#web/features/account/account-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Waiting } from './waiting.ts'

type Decided = { decision: 'approve' } | { decision: 'reject'; reason: string }

/** Decides about one thing and shows what is left; what somebody else decided meanwhile is told in the server's words. */
export function useDecision(item: Waiting, onDone: () => void) {
  const { t } = useText()
  const { token } = useAccount()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const decide = async (decided: Decided) => {
    setBusy(true)
    setProblem(null)
    try {
      const { sendDecision } = await import('./calls.ts')
      await sendDecision(token, { kind: item.kind, id: item.id, version: item.version, ...decided })
      const words = decided.decision === 'approve' ? 'moderation.approved' : 'moderation.rejected'
      toast(t(words, { title: item.title }), { kind: 'success' })
      onDone()
      await revalidate()
    } catch (error) {
      setProblem((error instanceof CallFailure && error.body?.message) || t('moderation.failed'))
    } finally {
      setBusy(false)
    }
  }
  return { decide, isBusy, problem, refresh: revalidate }
}
