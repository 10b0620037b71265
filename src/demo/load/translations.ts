import type { Sql } from '#server/db/sql.ts'
import { translatedAnswers } from '../texts/answers.ts'
import { type DemoTranslation, translations } from '../texts/translations.ts'

/** Table and column of the base text of a subject. */
const HOMES: Record<DemoTranslation['subject'], { table: string; column: string }> = {
  category: { table: 'categories', column: 'name' },
  parameter: { table: 'parameters', column: 'name' },
  facility: { table: 'facilities', column: 'name' },
  package: { table: 'packages', column: 'name' },
  report_reason: { table: 'report_reasons', column: 'reason' },
  article_category: { table: 'article_categories', column: 'name' },
}

/** Translations of the catalogue. */
export async function insertTranslations(sql: Sql): Promise<void> {
  for (const [subject, { table, column }] of Object.entries(HOMES)) {
    const words = translations.filter((translation) => translation.subject === subject)
    await sql`
      insert into content_translations (subject, subject_id, field, language_code, value)
      select ${subject}, base.id, ${column}, word.language, word.value
      from ${sql(table)} base
      join jsonb_to_recordset(${sql.json(words.map(({ subject: _, ...word }) => word))}) t (name text, es text, ar text, hi text, fr text) on t.name = base.${sql(column)}
      cross join lateral (values ('es', t.es), ('ar', t.ar), ('hi', t.hi), ('fr', t.fr)) word (language, value)
      on conflict do nothing`
  }
  const answers = translatedAnswers.map(({ question, language, words }) => ({
    question,
    language,
    value: words.join('\n'),
  }))
  await sql`
    insert into content_translations (subject, subject_id, field, language_code, value)
    select 'parameter', base.id, 'values', a.language, a.value
    from jsonb_to_recordset(${sql.json(answers)}) a (question text, language text, value text) join parameters base on base.name = a.question
    on conflict do nothing`
}
