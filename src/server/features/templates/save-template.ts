import type { saveTemplate as endpoint } from '#contract/templates-admin.ts'
import type { TemplateParts } from '#domain/message-templates.ts'
import type { Handler } from '#server/context.ts'
import { deleteEdit, upsertEdit } from '#server/features/languages/public.ts'
import { checkedParts, messageIn, ownParts } from './parts.ts'
import { presentTemplate } from './present.ts'
import { insertChange, takeTurn } from './queries.ts'

export const saveTemplate: Handler<typeof endpoint> = async ({ sql, texts, viewer, now, audit }, input) => {
  const { template, language_code: languageCode } = input
  const { message, shipped, languageId } = await messageIn(sql, texts, input)
  const after = checkedParts(message, shipped, input)
  await takeTurn(sql, template)
  const before = await ownParts(sql, message, languageCode)
  for (const part of ['subject', 'text', 'html'] as const) {
    const key = message.keys[part]
    const value = after[part]
    if (key === null || value === before[part]) continue
    if (value === null) await deleteEdit(sql, languageCode, key)
    else await upsertEdit(sql, { languageCode, key, value, now })
  }
  if (!isSame(before, after)) await insertChange(sql, { template, languageCode, before, after, by: viewer!.id, now })
  await audit({
    action: isBare(after) ? 'template restored' : 'template changed',
    subject: 'language',
    subjectId: languageId,
    details: { template, language: languageCode, before, after },
  })
  return presentTemplate(sql, { template, languageCode, message, shipped })
}

const isSame = (a: TemplateParts, b: TemplateParts) => a.subject === b.subject && a.text === b.text && a.html === b.html
const isBare = ({ subject, text, html }: TemplateParts) => subject === null && text === null && html === null
