import { useState } from 'react'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'

type Calls = typeof import('./calls.ts')

/** Does one thing at a time; what stands in the way is said in the server's words, or that nobody answers. */
export function useDeed() {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const deed = async (work: (calls: Calls) => Promise<void>) => {
    setBusy(true)
    setFault(null)
    try {
      await work(await import('./calls.ts'))
    } catch (error) {
      setFault(error instanceof CallFailure && error.body?.message ? error.message : t('imports.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return { deed, isBusy, fault, setFault }
}
