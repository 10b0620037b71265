import type { EditableTemplate } from '#contract/templates-admin.ts'
import { instantOf } from '#domain/instant.ts'
import { EXAMPLE_FACTS, type MessageTemplate } from '#domain/message-templates.ts'
import type { Sql } from '#server/db/sql.ts'
import { ownParts } from './parts.ts'
import { listChanges } from './queries.ts'

interface Shown {
  template: string
  languageCode: string
  message: MessageTemplate
  shipped: { subject: string; text: string }
}

export async function presentTemplate(
  sql: Sql,
  { template, languageCode, message, shipped }: Shown,
): Promise<EditableTemplate> {
  const [own, changes] = await Promise.all([
    ownParts(sql, message, languageCode),
    listChanges(sql, template, languageCode),
  ])
  return {
    template,
    language_code: languageCode,
    slots: message.slots.map((name) => ({
      name,
      example: EXAMPLE_FACTS[name] ?? '…',
      is_needed: message.needs.includes(name),
    })),
    takes_html: message.keys.html !== null,
    shipped,
    own,
    history: changes.map(({ changedAt, changedBy, ...change }) => ({
      ...change,
      changed_at: instantOf(changedAt),
      changed_by: changedBy,
    })),
  }
}
