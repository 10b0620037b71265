import type { TemplateParts } from '#domain/message-templates.ts'
import { one, type Sql } from '#server/db/sql.ts'

export interface ChangeRow {
  id: number
  changedAt: Date
  changedBy: string | null
  before: TemplateParts
  after: TemplateParts
}

export const listChanges = (sql: Sql, template: string, languageCode: string): Promise<ChangeRow[]> =>
  sql<ChangeRow[]>`
    select c.id, c.changed_at as "changedAt", u.name as "changedBy", c.before, c.after
    from template_changes c left join users u on u.id = c.changed_by
    where c.template = ${template} and c.language_code = ${languageCode} order by c.id desc limit 20`

interface Change {
  template: string
  languageCode: string
  before: TemplateParts
  after: TemplateParts
  by: number
  now: Date
}

export const insertChange = (sql: Sql, { template, languageCode, before, after, by, now }: Change) => sql`
  insert into template_changes (template, language_code, before, after, changed_by, changed_at)
  values (${template}, ${languageCode}, ${sql.json({ ...before })}, ${sql.json({ ...after })}, ${by}, ${now})`

/** Serialises changes of one template. */
export const takeTurn = (sql: Sql, template: string) => sql`
  select pg_advisory_xact_lock(hashtextextended(${`template ${template}`}, 0))`

/** Address and recent number of test emails of a user; concurrent requests are serialised. */
export async function findTester(sql: Sql, userId: number, since: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended('template tests', ${userId}))`
  return one(sql<{ name: string; email: string | null; siteName: string; tests: number }[]>`
    select name, email, ${siteName(sql)} as "siteName", (
      select count(*) from audit_log a
      where a.actor_id = ${userId} and a.action = 'template tested' and a.at > ${since}) as tests
    from users where id = ${userId}`)
}

/** Reader of a preview. */
export const findReader = (sql: Sql, userId: number) =>
  one(sql<{ name: string; siteName: string }[]>`
    select name, ${siteName(sql)} as "siteName" from users where id = ${userId}`)

const siteName = (sql: Sql) =>
  sql`coalesce((select nullif(value, '') from settings where key = 'company_name'), 'Lintel')`
