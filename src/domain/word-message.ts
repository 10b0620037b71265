import { fillText } from './fill-text.ts'
import { FIXED_MESSAGES, MESSAGES } from './message-texts.ts'
import { type Message, type MessageKey, messageOf } from './messages.ts'

const ENGLISH: Readonly<Record<MessageKey, string>> = { ...MESSAGES, ...FIXED_MESSAGES }

/** Whether the message on the wire is English in every language. */
export const isFixed = ({ key }: Message): boolean => Object.hasOwn(FIXED_MESSAGES, key)

/** Whether a text of a schema is the key of a message. */
export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(ENGLISH, text)

type Texts = Readonly<Record<string, string>>

/** A message in a language; a text that is missing there is said in English. */
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

/** The message in English, for logs and for what has no reader with a language. */
export const inEnglish = (message: Message): string => wordMessage(message, 'en', null)

/** A message as a text column holds it, to be worded for each reader. */
export const storeMessage = (message: Message): string => JSON.stringify(message)

/** The message of such a text; anything else is shown as it is. */
export function storedMessage(text: string): Message {
  const found = text.startsWith('{"key":') ? (JSON.parse(text) as Message) : null
  return found && isMessageKey(found.key) ? found : messageOf('api.details', { details: text })
}

const FIELD_SLOTS: ReadonlySet<string> = new Set(['field', 'other'])

/**
 * English names the wire field, because that is what a developer looks for; the other languages name it by its label. A field of
 * a row, `floors.0.title`, is called by its own label and the row it is in.
 */
function fieldLabel(path: string, language: string, texts: Texts | null): string {
  if (path === '') return texts?.['api.the-request'] ?? ENGLISH['api.the-request']
  // A form names it `floors[0][title]`.
  const [list = '', row, field] = path.replace(/\[(\w+)\]/g, '.$1').split('.')
  const label = (name: string) => (language === 'en' ? undefined : texts?.[`field.${name}`])
  if (row !== undefined && field !== undefined && /^\d+$/.test(row) && label(field))
    return `${label(field)} (${label(list) ?? list} ${Number(row) + 1})`
  return label(path) ?? path
}
