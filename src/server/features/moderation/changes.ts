interface FieldChange {
  field: string
  old: string
  new: string
}

/** Changes per field: texts (including translations) in full, other lists by their length. */
export function changesOf(before: object, after: object): FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields].flatMap((field) => {
    const old = (before as Record<string, unknown>)[field] ?? null
    const now = (after as Record<string, unknown>)[field] ?? null
    return JSON.stringify(old) === JSON.stringify(now) ? [] : { field, old: wordsOf(old), new: wordsOf(now) }
  })
}

const LONGEST = 600

function wordsOf(value: unknown): string {
  if (value === null) return ''
  if (Array.isArray(value) && !value.every(isTranslation)) return String(value.length)
  const text = Array.isArray(value) ? value.map(translationText).join('\n') : String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text
}

interface Translation {
  languageCode: string
  title: string | null
  description: string | null
}

const isTranslation = (value: unknown): value is Translation =>
  typeof value === 'object' && value !== null && 'languageCode' in value

const translationText = ({ languageCode, title, description }: Translation) =>
  `${languageCode}: ${[title, description].filter(Boolean).join('. ')}`
