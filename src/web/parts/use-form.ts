import { type FormEvent, useState } from 'react'
import type { core } from 'zod/mini'
import type { Endpoint, RawInput } from '#contract/endpoint.ts'
import { ACTION_FIELD, NEXT_FIELD, type PageActionName } from '#domain/page-action.ts'
import { useText } from '#web/i18n/text.tsx'
import type { TextKey, Translate } from '#web/i18n/translate.ts'
import { useRefused } from './refused-form.ts'

export interface FormState {
  /** One message for each invalid field. */
  errors: Readonly<Record<string, string>>
  /** The error of the server or the connection that concerns the whole form. */
  fault: string | null
  busy: boolean
  /** What the user entered in a form that the server refused. */
  values: Readonly<Record<string, string>>
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

/**
 * A form that is validated with its call's own schema before it is sent, field by field and in the viewer's language.
 */
export function useForm<E extends Endpoint>(
  /**
   * The call, or a function that loads it: its schema is larger than the rest of a form that most visitors only view.
   */
  endpoint: Pick<E, 'input'> | (() => Promise<Pick<E, 'input'>>),
  send: (input: RawInput<E>, form: FormData) => Promise<void>,
  fixed: Partial<RawInput<E>> = {},
  /** The action that sends the form to the server before the script has loaded. */
  action?: PageActionName,
): FormState {
  const { t } = useText()
  const refused = useRefused(action)
  const [errors, setErrors] = useState(refused.errors)
  const [fault, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    const input = { ...fixed, ...textsOf(form) } as RawInput<E>
    const schema = await schemaOf(endpoint)
    if (!schema) return setError(t('form.unreachable'))
    const checked = schema.safeParse(input)
    const wrong = checked.success ? {} : faultsOf(checked.error.issues, input as Record<string, unknown>, t)
    setErrors(wrong)
    setError(null)
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
      } else setError(said?.message ?? t('form.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return { errors, fault, busy, values: refused.values, onSubmit }
}

async function schemaOf<E extends Endpoint>(endpoint: Pick<E, 'input'> | (() => Promise<Pick<E, 'input'>>)) {
  if (typeof endpoint !== 'function') return endpoint.input
  return endpoint().then(
    ({ input }) => input,
    () => null,
  )
}

/** The entered values; an empty field counts as absent, as on the wire. */
function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form)
    if (typeof value === 'string' && value !== '' && name !== ACTION_FIELD && name !== NEXT_FIELD) texts[name] = value
  return texts
}

/** The visible control of a field. */
const controlOf = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]:not([type="hidden"])`)

/** A server error has its own message and the field it concerns; a lost connection has neither. */
function wordsOf(error: unknown): { message: string; field?: string | undefined } | null {
  const body = error instanceof Error && 'body' in error ? (error.body as { message?: string; field?: string }) : null
  return body?.message ? { message: (error as Error).message, field: body.field } : null
}

/** Rules whose message only their field can give. */
const OWN_MESSAGES: Readonly<Record<string, TextKey>> = {
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
  const own = OWN_MESSAGES[field]
  return t(own ?? 'form.invalid')
}
