import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { toast } from '#web/ui/toast.ts'

/** Runs one call, shows a success toast and reloads the data of the page; an error is shown beside the form. */
export function useChange() {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [fault, setError] = useState<string | null>(null)
  /** True on success. */
  const run = async (act: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true)
    setError(null)
    try {
      await act()
      if (done) toast(done, { kind: 'success' })
      await revalidate()
      return true
    } catch (error) {
      setError((error instanceof CallFailure && error.body?.message) || t('viewing.unreachable'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, fault, setError }
}
