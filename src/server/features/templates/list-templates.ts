import type { listTemplates as endpoint } from '#contract/templates-admin.ts'
import { MESSAGE_TEMPLATES } from '#domain/message-templates.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findAnyLanguage, listEdits, textsBelow } from '#server/features/languages/public.ts'

export const listTemplates: Handler<typeof endpoint> = async ({ sql, texts }, { language_code }) => {
  const language = await findAnyLanguage(sql, language_code)
  if (!language) throw missing('Language')
  const [below, edits] = await Promise.all([textsBelow(texts, language), listEdits(sql, language.code)])
  const own = new Map(edits.map(({ key, value }) => [key, value]))
  return [...MESSAGE_TEMPLATES].map(([template, { keys }]) => ({
    template,
    subject: own.get(keys.subject) ?? below[keys.subject] ?? keys.subject,
    is_edited: [keys.subject, keys.text, keys.html].some((key) => key !== null && own.has(key)),
    has_html: keys.html !== null && own.has(keys.html),
  }))
}
