import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'

interface Once {
  busy: boolean
  fault: string | null
  /** Runs unless already running; returning `true` keeps the button busy, because the page is being left. */
  run: (work: () => Promise<boolean | undefined>) => Promise<void>
  setError: (fault: string | null) => void
}

/** An action that must not run twice by a double press, with its error message. */
export function useOnce(): Once {
  const { t } = useText()
  const under = useRef(false)
  const [busy, setBusy] = useState(false)
  const [fault, setError] = useState<string | null>(null)
  const set = (value: boolean) => {
    under.current = value
    setBusy(value)
  }
  useEffect(() => {
    // A page restored from the back/forward cache would still have its button busy.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      under.current = false
      setBusy(false)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  const run: Once['run'] = async (work) => {
    if (under.current) return
    set(true)
    setError(null)
    try {
      if (await work()) return
    } catch (error) {
      setError(error instanceof CallFailure && error.body?.message ? error.message : t('form.unreachable'))
    }
    set(false)
  }
  return { busy, fault, run, setError }
}
