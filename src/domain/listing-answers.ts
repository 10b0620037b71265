import { type Message, messageOf } from './messages.ts'

/** A question of a category, as far as an answer is measured by it. */
export interface ListingQuestion {
  id: number
  name: string
  type: 'textbox' | 'textarea' | 'number' | 'radiobutton' | 'checkbox' | 'dropdown' | 'file'
  choices: readonly string[]
}

export type AnswerReading = { ok: true; value: string | string[] | null } | { ok: false; message: Message }

const LONGEST = { textbox: 300, textarea: 5000 } as const
const NUMBER = /^-?\d{1,15}([.,]\d{1,6})?$/

/** What somebody wrote, as the question wants it; null where nothing was written. Files are not read here. */
export function readListingAnswer(
  { name, type, choices }: ListingQuestion,
  written: string | readonly string[] | undefined,
): AnswerReading {
  if (type === 'checkbox') return readChoices(name, choices, written)
  const text = (typeof written === 'string' ? written : (written?.[0] ?? '')).trim()
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

/** JSON text of a list or of an object with numbered keys, one choice as it is, or choices between commas. */
function listOf(text: string, choices: readonly string[]): string[] | null {
  const plain = text.trim()
  if (plain === '') return []
  if (choices.includes(plain)) return [plain]
  if (!/^[[{]/.test(plain)) return plain.split(',')
  try {
    const values = Object.values(JSON.parse(plain) as object)
    return values.every((value) => typeof value === 'string') ? (values as string[]) : null
  } catch {
    return null
  }
}
