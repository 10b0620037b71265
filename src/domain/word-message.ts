import { fillText } from './fill-text.ts'
import { FIXED_MESSAGES, MESSAGES } from './message-texts.ts'
import { type Message, type MessageKey, messageOf } from './messages.ts'

const ENGLISH: Readonly<Record<MessageKey, string>> = { ...MESSAGES, ...FIXED_MESSAGES }

/** Whether the message on the wire is English in every language. */
export const isFixed = ({ key }: Message): boolean => Object.hasOwn(FIXED_MESSAGES, key)

/** Whether the error text of a schema is a message key. */
export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(ENGLISH, text)

type Texts = Readonly<Record<string, string>>

/** Formats a message in a language; a missing translation falls back to English. */
export function wordMessage(message: Message, language: string, texts: Texts | null): string {
  const say = ({ key, values = {} }: Message): string =>
    fillText(texts?.[key] ?? ENGLISH[key], values, {
      category: (count) => new Intl.PluralRules(language).select(count),
      number: String,
      write: (value, name) => {
        if (typeof value === 'object') return 'key' in value ? say(value) : listed(value.map(say))
        return FIELD_SLOTS.has(name) ? fieldLabel(String(value), language, texts) : String(value)
      },
    })
  const listed = (items: readonly string[]): string =>
    items.reduce((first, last) => say(messageOf('api.and', { first, last })))
  return say(message)
}

/** Formats a message in English, for logs and for output without a reader's language. */
export const inEnglish = (message: Message): string => wordMessage(message, 'en', null)

/** Serialises a message for a text column, to be translated for each reader. */
export const storeMessage = (message: Message): string => JSON.stringify(message)

/** Parses a stored message; any other text is shown unchanged. */
export function storedMessage(text: string): Message {
  const found = text.startsWith('{"key":') ? (JSON.parse(text) as Message) : null
  return found && isMessageKey(found.key) ? found : messageOf('api.details', { details: text })
}

const FIELD_SLOTS: ReadonlySet<string> = new Set(['field', 'other'])

/**
 * English uses the wire name of a field, because developers look for it; other languages use its label. A field of a
 * row, `floors.0.title`, is named by its own label and its row.
 */
function fieldLabel(path: string, language: string, texts: Texts | null): string {
  if (path === '') return texts?.['api.the-request'] ?? ENGLISH['api.the-request']
  // Form notation: `floors[0][title]`.
  const [list = '', row, field] = path.replace(/\[(\w+)\]/g, '.$1').split('.')
  const label = (name: string) =>
    language === 'en' ? undefined : (texts?.[`field.${name}`] ?? texts?.[`listing-field.${name}`])
  if (row !== undefined && field !== undefined && /^\d+$/.test(row) && label(field))
    return `${label(field)} (${label(list) ?? list} ${Number(row) + 1})`
  return label(path) ?? path
}
