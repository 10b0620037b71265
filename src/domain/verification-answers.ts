import { type Message, messageOf } from './messages.ts'

/** The fields of a question that validation of its answers uses. */
export interface Question {
  id: number
  name: string
  type: 'text' | 'number' | 'radio' | 'checkbox' | 'dropdown' | 'textarea' | 'file'
  isRequired: boolean
  choices: readonly string[]
}

export type Reading =
  | { ok: true; value: string | string[] | null }
  /** Whether a value is missing or invalid. */
  | { ok: false; wrong: 'missing' | 'choice'; message: Message }

/** Parses an answer according to its question; the comma list of a checkbox becomes a list. */
export function readAnswer({ name, type, isRequired, choices }: Question, written: string | undefined): Reading {
  const text = written?.trim() ?? ''
  if (text === '')
    return isRequired
      ? { ok: false, wrong: 'missing', message: messageOf('api.required', { field: name }) }
      : { ok: true, value: null }
  if (type === 'number' && !/^-?\d{1,15}([.,]\d{1,6})?$/.test(text))
    return { ok: false, wrong: 'missing', message: messageOf('api.must-be-number', { field: name }) }
  if (type === 'radio' || type === 'dropdown')
    return choices.includes(text) ? { ok: true, value: text } : notAChoice(name)
  if (type === 'checkbox') {
    const chosen = chosenOf(text, choices)
    return chosen ? { ok: true, value: chosen } : notAChoice(name)
  }
  return { ok: true, value: text }
}

const notAChoice = (name: string): Reading => ({
  ok: false,
  wrong: 'choice',
  message: messageOf('api.no-such-choice', { field: name }),
})

/** Options may contain commas, so the longest matching option is taken each time. */
function chosenOf(text: string, choices: readonly string[]): string[] | null {
  const byLength = [...choices].sort((a, b) => b.length - a.length)
  const chosen = new Set<string>()
  let rest = text
  while (rest !== '') {
    const next = byLength.find((choice) => rest === choice || rest.startsWith(`${choice},`))
    if (!next) return null
    chosen.add(next)
    rest = rest.slice(next.length + 1).trimStart()
  }
  return choices.filter((choice) => chosen.has(choice))
}
