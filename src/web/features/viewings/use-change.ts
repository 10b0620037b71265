import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { toast } from '#web/ui/toast.ts'

type Calls = typeof import('./calls.ts')

/** Does one thing at the server and shows the page as it is then; what went wrong is said and stands beside the form. */
export function useChange() {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  /** True when it was done. */
  const run = async (act: (calls: Calls) => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true)
    setFault(null)
    try {
      await act(await import('./calls.ts'))
      if (done) toast(done, { kind: 'success' })
      await revalidate()
      return true
    } catch (error) {
      setFault((error instanceof CallFailure && error.body?.message) || t('viewing.unreachable'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, fault, setFault }
}
