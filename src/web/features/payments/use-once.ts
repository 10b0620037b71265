import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'

interface Once {
  busy: boolean
  fault: string | null
  /** Does it unless it is under way; `true` as its answer keeps the button busy, because the page is being left. */
  run: (work: () => Promise<boolean | undefined>) => Promise<void>
  setFault: (fault: string | null) => void
}

/** Something that must not happen twice by two quick presses, with the words for when it fails. */
export function useOnce(): Once {
  const { t } = useText()
  const under = useRef(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const set = (value: boolean) => {
    under.current = value
    setBusy(value)
  }
  useEffect(() => {
    // A page that was left for a gateway comes back as it was, with its button still busy.
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
    setFault(null)
    try {
      if (await work()) return
    } catch (error) {
      setFault(error instanceof CallFailure && error.body?.message ? error.message : t('form.unreachable'))
    }
    set(false)
  }
  return { busy, fault, run, setFault }
}
