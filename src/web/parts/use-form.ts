import { type FormEvent, useState } from 'react'
import type { core } from 'zod/mini'
import type { Endpoint, RawInput } from '#contract/endpoint.ts'
import { useText } from '#web/i18n/text.tsx'
import type { TextKey, Translate } from '#web/i18n/translate.ts'

export interface FormState {
  /** One message for each field that is wrong. */
  errors: Readonly<Record<string, string>>
  /** What the server or the connection had against the whole. */
  fault: string | null
  busy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

/** A form that is measured by its call's own schema before it is sent, field by field and in the reader's language. */
export function useForm<E extends Endpoint>(
  /** The call, or the way to fetch it: its checks weigh more than the rest of a form that most people only look at. */
  endpoint: Pick<E, 'input'> | (() => Promise<Pick<E, 'input'>>),
  send: (input: RawInput<E>, form: FormData) => Promise<void>,
  fixed: Partial<RawInput<E>> = {},
): FormState {
  const { t } = useText()
  const [errors, setErrors] = useState<FormState['errors']>({})
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    const input = { ...fixed, ...textsOf(form) } as RawInput<E>
    const schema = await schemaOf(endpoint)
    if (!schema) return setFault(t('form.unreachable'))
    const checked = schema.safeParse(input)
    const wrong = checked.success ? {} : faultsOf(checked.error.issues, input as Record<string, unknown>, t)
    setErrors(wrong)
    setFault(null)
    const first = Object.keys(wrong)[0]
    if (first) return controlOf(element, first)?.focus()
    setBusy(true)
    try {
      await send(input, form)
    } catch (error) {
      const said = wordsOf(error)
      const control = said?.field === undefined ? null : controlOf(element, said.field)
      if (said && control) {
        setErrors({ [said.field!]: said.message })
        control.focus()
      } else setFault(said?.message ?? t('form.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return { errors, fault, busy, onSubmit }
}

async function schemaOf<E extends Endpoint>(endpoint: Pick<E, 'input'> | (() => Promise<Pick<E, 'input'>>)) {
  if (typeof endpoint !== 'function') return endpoint.input
  return endpoint().then(
    ({ input }) => input,
    () => null,
  )
}

/** What was typed; an empty field counts as absent, as on the wire. */
function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string' && value !== '') texts[name] = value
  return texts
}

/** The control of a field that a person can see. */
const controlOf = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]:not([type="hidden"])`)

/** A refusal of the server brings its own words, and the field that they are about; a lost connection brings none. */
function wordsOf(error: unknown): { message: string; field?: string | undefined } | null {
  const body = error instanceof Error && 'body' in error ? (error.body as { message?: string; field?: string }) : null
  return body?.message ? { message: (error as Error).message, field: body.field } : null
}

/** Rules that only their field can put in words. */
const OWN_WORDS: Readonly<Record<string, TextKey>> = {
  re_password: 'form.password-mismatch',
  mobile: 'form.phone',
  number: 'form.phone',
}

function faultsOf(
  issues: readonly core.$ZodIssue[],
  input: Record<string, unknown>,
  t: Translate,
): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '')
    faults[field] ??= input[field] === undefined ? t('form.required') : describe(issue, field, t)
  }
  return faults
}

function describe(issue: core.$ZodIssue, field: string, t: Translate): string {
  if (issue.code === 'too_small' && issue.origin === 'string')
    return Number(issue.minimum) <= 1 ? t('form.required') : t('form.too-short', { least: Number(issue.minimum) })
  if (issue.code === 'too_big' && issue.origin === 'string') return t('form.too-long', { most: Number(issue.maximum) })
  if (issue.code === 'invalid_format' && issue.format === 'email') return t('form.email')
  const own = OWN_WORDS[field]
  return t(own ?? 'form.invalid')
}
