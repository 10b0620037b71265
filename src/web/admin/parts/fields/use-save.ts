import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import type { TextKey } from '#web/i18n/translate.ts'
import { toast } from '#web/ui/toast.ts'

interface Problem {
  key: string
  word: string
  limit?: number
  /** The untranslated value that fills `{name}` in the message. */
  name?: string
}

/**
 * Saves a rule-driven form; server errors are shown on their fields in the viewer's language, and the first gets the
 * focus.
 */
export function useSave() {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [fault, setError] = useState<string | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    if (Object.keys(errors).length > 0) document.querySelector<HTMLElement>('main form [aria-invalid=true]')?.focus()
  }, [errors])
  const save = async (send: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true)
    setError(null)
    setErrors({})
    try {
      await send()
      if (done === undefined) return true
      toast(done, { kind: 'success' })
      await revalidate()
      return true
    } catch (error) {
      const problems = problemsIn(error)
      setErrors(Object.fromEntries(problems.map((problem) => [problem.key, wordsFor(problem)])))
      setError(problems.length > 0 ? t('operator.look-again', { count: problems.length }) : wordsOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  const wordsFor = ({ word, limit, name }: Problem) =>
    t(`operator.${word}` as TextKey, { limit: limit ?? 0, name: name ?? '' })
  const wordsOf = (error: unknown) => (error instanceof CallFailure && error.body?.message) || t('admin.failed')
  return { save, isBusy, fault, errors }
}

function problemsIn(error: unknown): Problem[] {
  const data = error instanceof CallFailure ? (error.body?.data as { problems?: Problem[] } | null) : null
  return data?.problems ?? []
}
