import {
  MESSAGE_TEMPLATES,
  type MessageTemplate,
  type TemplateParts,
  templateProblems,
} from '#domain/message-templates.ts'
import { type Message, messageOf } from '#domain/messages.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { AppError, missing } from '#server/errors.ts'
import { findAnyLanguage, listEdits, textsBelow } from '#server/features/languages/public.ts'
import { mailProblem } from '#server/features/markup/public.ts'

interface Sent {
  template: string
  language_code: string
  subject?: string | undefined
  text?: string | undefined
  html?: string | undefined
}

/** A message template with its default texts in a language of the site. */
export async function messageIn(sql: Sql, texts: TextSource, { template, language_code }: Sent) {
  const language = await findAnyLanguage(sql, language_code)
  if (!language) throw missing('Language')
  const message = MESSAGE_TEMPLATES.get(template)!
  const below = await textsBelow(texts, language)
  const word = (key: string) => below[key] ?? key
  return {
    message,
    languageId: language.id,
    shipped: { subject: word(message.keys.subject), text: word(message.keys.text) },
  }
}

/** The operator's overrides of a message template. */
export async function ownParts(sql: Sql, { keys }: MessageTemplate, languageCode: string): Promise<TemplateParts> {
  const edits = new Map((await listEdits(sql, languageCode)).map(({ key, value }) => [key, value]))
  const word = (key: string | null) => (key === null ? null : (edits.get(key) ?? null))
  return { subject: word(keys.subject), text: word(keys.text), html: word(keys.html) }
}

/** Validates submitted parts; a part equal to the default becomes null. Throws with the problems by part. */
export function checkedParts(
  message: MessageTemplate,
  shipped: { subject: string; text: string },
  { subject, text, html }: Sent,
): TemplateParts {
  const parts: TemplateParts = {
    subject: subject && subject !== shipped.subject ? subject : null,
    text: text && text !== shipped.text ? text : null,
    html: html || null,
  }
  const problems: { key: string; word: string; name?: string | undefined }[] = templateProblems(message, parts)
  const unsafe = parts.html === null ? null : mailProblem(parts.html)
  if (unsafe) problems.push({ key: 'html', word: 'html-unsafe', name: unsafe })
  if (parts.html !== null && message.keys.html === null) problems.push({ key: 'html', word: 'html-needless' })
  const first = problems[0]
  if (first)
    throw new AppError('invalid', messageOf('api.template-problem', { part: first.key, problem: problemOf(first) }), {
      field: first.key,
      data: { problems },
    })
  return parts
}

function problemOf({ word, name = '' }: { word: string; name?: string | undefined }): Message {
  switch (word) {
    case 'slot-unknown':
      return messageOf('api.template-slot-unknown', { slot: `{${name}}` })
    case 'slot-missing':
      return messageOf('api.template-slot-missing', { slot: `{${name}}` })
    case 'html-unsafe':
      return messageOf('api.template-html-unsafe', { tag: name })
    case 'html-needless':
      return { key: 'api.template-html-needless' }
    default:
      return { key: 'api.template-slot-broken' }
  }
}
