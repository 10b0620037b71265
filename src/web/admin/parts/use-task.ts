import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { toast } from '#web/ui/toast.ts'

/**
 * Runs one admin action: busy meanwhile, revalidates the page afterwards, and shows the server's message on an error.
 */
export function useTask() {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (task: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    try {
      await task()
      if (done) toast(done, { kind: 'success' })
      await revalidate()
      return true
    } catch (error) {
      setProblem((error instanceof CallFailure && error.body?.message) || t('admin.failed'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, problem, refresh: revalidate }
}
