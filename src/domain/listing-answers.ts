import { type Message, messageOf } from './messages.ts'

/** The fields of a parameter that validation of its values uses. */
export interface ListingQuestion {
  id: number
  name: string
  type: 'textbox' | 'textarea' | 'number' | 'radiobutton' | 'checkbox' | 'dropdown' | 'file'
  choices: readonly string[]
}

export type AnswerReading = { ok: true; value: string | string[] | null } | { ok: false; message: Message }

const LONGEST = { textbox: 300, textarea: 5000 } as const
const NUMBER = /^-?\d{1,15}([.,]\d{1,6})?$/

/** Parses a value according to its parameter; null if it is empty. Files are not handled here. */
export function readListingAnswer(
  { name, type, choices }: ListingQuestion,
  written: string | readonly string[] | undefined,
): AnswerReading {
  if (type === 'checkbox') return readChoices(name, choices, written)
  const given = (typeof written === 'string' ? written : (written?.[0] ?? '')).trim()
  const text = type === 'textbox' || type === 'textarea' ? given : singleOf(given)
  if (text === '') return { ok: true, value: null }
  if (type === 'number' && !NUMBER.test(text))
    return { ok: false, message: messageOf('api.must-be-number', { field: name }) }
  if ((type === 'radiobutton' || type === 'dropdown') && !choices.includes(text)) return noChoice(name)
  const most = type === 'textbox' ? LONGEST.textbox : LONGEST.textarea
  if (text.length > most) return { ok: false, message: messageOf('api.too-long', { field: name, most }) }
  return { ok: true, value: text }
}

function readChoices(
  name: string,
  choices: readonly string[],
  written: string | readonly string[] | undefined,
): AnswerReading {
  const wanted = (typeof written === 'string' ? listOf(written, choices) : [...(written ?? [])])?.map((word) =>
    word.trim(),
  )
  const chosen = wanted?.filter(Boolean)
  if (!chosen?.every((word) => choices.includes(word))) return noChoice(name)
  return { ok: true, value: chosen.length === 0 ? null : choices.filter((choice) => chosen.includes(choice)) }
}

const noChoice = (name: string): AnswerReading => ({
  ok: false,
  message: messageOf('api.no-such-choice', { field: name }),
})

/** A number or option that a client wrote as JSON text: `"Flat"` or `["Flat"]`. */
function singleOf(text: string): string {
  const values = valuesOf(text)
  return values?.length === 1 ? values[0]!.trim() : text
}

/** JSON text of a list or of an object with numbered keys, a single option, or comma-separated options. */
function listOf(text: string, choices: readonly string[]): string[] | null {
  const plain = text.trim()
  if (plain === '') return []
  if (choices.includes(plain)) return [plain]
  return /^[[{"]/.test(plain) ? valuesOf(plain) : plain.split(',')
}

/** The texts of a JSON text, list or object; null if it is something else. */
function valuesOf(text: string): string[] | null {
  if (!/^[[{"]/.test(text)) return null
  try {
    const values = [JSON.parse(text) as unknown].flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [value],
    )
    return values.every((value) => typeof value === 'string') ? values : null
  } catch {
    return null
  }
}
