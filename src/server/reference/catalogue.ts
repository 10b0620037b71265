import { ENTRY_KINDS, type EntryField, isOrdered, KINDS } from '#domain/catalogue-entries.ts'
import { fieldWords } from './field-words.ts'

/** What the operator keeps beside the settings, as a document made from the table that validates it. */
export function catalogueMarkdown(): string {
  const kinds = ENTRY_KINDS.map((kind) => {
    const { fields, isFixed } = KINDS[kind]
    const rows = Object.entries(fields).map(([name, field]) => row(name, field))
    const facts = [
      isFixed && 'Comes with the site: neither made nor deleted.',
      isOrdered(kind) && 'Arranged by the operator.',
    ]
    return `## ${kind}\n\n${facts.filter(Boolean).join(' ')}\n\n| Field | Holds | Default |\n|---|---|---|\n${rows.join('\n')}\n`
  })
  return `# Catalogue\n\nWhat the operator can keep at \`/admin/catalogue\`, or with \`POST admin/save-entry\`. Every value is text; translations stand under\n\`name.es\`. What listings, articles or reports use is not deleted. This file is written by \`npm run api-docs\`.\n\n${kinds.join('\n')}`
}

const row = (name: string, field: EntryField) =>
  `| \`${name}\` | ${[fieldWords(field), field.isRequired && 'required', field.isTranslated && 'one per language'].filter(Boolean).join(', ')} | ${field.byDefault ? `\`${field.byDefault}\`` : ''} |`
