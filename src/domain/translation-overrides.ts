import { type Message, messageOf } from './messages.ts'

/** Overrides of the operator, by language and key; the version changes with them. */
export interface TextEdits {
  version: string
  of: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Added languages: fallback language, writing direction, and whether visitors can choose them. */
  added: Readonly<Record<string, AddedLanguage>>
}

export interface AddedLanguage {
  base: string
  isRtl: boolean
  isActive: boolean
}

export const NO_EDITS: TextEdits = { version: '', of: {}, added: {} }

const SLOT = /\{(\w+)(?:\|([^{}]*))?\}/g

/** Problem that an override would cause, as a message for the operator; null if there is none. */
export function editProblem(text: string, original: string, language: string): Message | null {
  if (/[{}]/.test(text.replaceAll(SLOT, ''))) return { key: 'api.text-open-brace' }
  const names = slotsOf(text)
  const known = slotsOf(original)
  const lost = [...known].find((name) => !names.has(name))
  if (lost) return messageOf('api.text-slot-missing', { slot: `{${lost}}` })
  const unknown = [...names].find((name) => !known.has(name))
  if (unknown) return messageOf('api.text-slot-unknown', { slot: `{${unknown}}` })
  return pluralProblem(text, language)
}

const slotsOf = (text: string) => new Set([...text.matchAll(SLOT)].map(([, name]) => name!))

function pluralProblem(text: string, language: string): Message | null {
  const grammar = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const [, name, forms] of text.matchAll(SLOT)) {
    if (forms === undefined) continue
    const given = forms.split('|').map((form) => /^(\w+):/.exec(form)?.[1] ?? form)
    const foreign = given.find((form) => !(grammar as string[]).includes(form))
    if (foreign !== undefined)
      return messageOf('api.text-plural-foreign', { slot: `{${name}}`, form: foreign, forms: grammar.join(', ') })
    if (!given.includes('other')) return messageOf('api.text-plural-other', { slot: `{${name}}` })
  }
  return null
}
