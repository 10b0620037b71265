import { useState } from 'react'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'

/** Runs one action at a time; an error shows the server's message, or that the server cannot be reached. */
export function useAction() {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [fault, setError] = useState<string | null>(null)
  const deed = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (error) {
      setError(error instanceof CallFailure && error.body?.message ? error.message : t('imports.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return { deed, isBusy, fault, setError }
}
