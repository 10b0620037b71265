import { settingOf } from '#domain/site-settings.ts'
import type { Sql } from '#server/db/sql.ts'
import { demoRates, demoSettings } from './texts/settings.ts'

/** Tables whose demo rows are deleted in this order. Dependent rows are deleted by cascade. */
const CONTENT = [
  ...['users', 'properties', 'projects', 'payment_transactions', 'notifications', 'contact_requests', 'enquiries'],
  ...['articles', 'faqs', 'sliders', 'ad_banners', 'verification_applications'],
]

/** Catalogue tables whose rows are kept while one of these columns references them; by then only user rows are left. */
const STILL_USED: Record<string, string[]> = {
  packages: ['payment_transactions.package_id', 'user_packages.package_id'],
  categories: ['properties.category_id', 'projects.category_id'],
  parameters: ['property_parameters.parameter_id'],
  facilities: ['property_facilities.facility_id'],
  article_categories: ['articles.category_id'],
  report_reasons: ['reports.reason_id'],
  verification_fields: ['verification_answers.field_id'],
}

/** Translations of the catalogue, by the table of the base text. */
const TRANSLATED: Record<string, string> = {
  category: 'categories',
  parameter: 'parameters',
  facility: 'facilities',
  package: 'packages',
  report_reason: 'report_reasons',
  article_category: 'article_categories',
  ad_banner: 'ad_banners',
}

/** Removes the demo and keeps user data. Returns the numbers of deleted accounts and listings. */
export async function removeDemo(sql: Sql): Promise<{ users: number; listings: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`
  await sql`select set_config('lintel.bulk', 'on', true), set_config('lintel.erasing', 'on', true)`
  const listings = await countRows(sql, ['properties', 'projects'])
  const users = await countRows(sql, ['users'])
  await removeHistory(sql)
  await sql`delete from user_packages where transaction_id in (${marked(sql, 'payment_transactions')})`
  for (const table of CONTENT) await sql`delete from ${sql(table)} where id in (${marked(sql, table)})`
  for (const [table, uses] of Object.entries(STILL_USED)) await removeUnused(sql, table, uses)
  for (const [subject, table] of Object.entries(TRANSLATED))
    await sql`delete from content_translations where subject = ${subject} and subject_id not in (select id from ${sql(table)})`
  await recountDays(sql)
  await removePictures(sql)
  await removeSettings(sql)
  await sql`delete from demo_rows`
  await sql`select set_config('lintel.bulk', 'off', true)`
  await sql`select rebuild_listings()`
  return { users, listings }
}

const marked = (sql: Sql, table: string) => sql`select row_id from demo_rows where table_name = ${table}`

async function countRows(sql: Sql, tables: string[]): Promise<number> {
  let count = 0
  for (const table of tables) {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from ${sql(table)} where id in (${marked(sql, table)})`
    count += row?.count ?? 0
  }
  return count
}

/** Deletes the demo rows of append-only tables: listing history and invoices. */
async function removeHistory(sql: Sql) {
  await sql`alter table listing_events disable trigger append_only`
  await sql`alter table invoices disable trigger append_only`
  await sql`delete from listing_events where property_id in (${marked(sql, 'properties')})`
  await sql`delete from invoices where transaction_id in (${marked(sql, 'payment_transactions')})`
  await sql`delete from invoice_counters where not exists (select from invoices)`
  await sql`alter table listing_events enable trigger append_only`
  await sql`alter table invoices enable trigger append_only`
}

async function removeUnused(sql: Sql, table: string, uses: string[]) {
  const isUnused = uses.map((use) => {
    const [by = '', column = ''] = use.split('.')
    return sql`and not exists (select from ${sql(by)} u where u.${sql(column)} = t.id)`
  })
  await sql`delete from ${sql(table)} t where id in (${marked(sql, table)}) ${isUnused}`
}

/** Recomputes the daily views of the site from those of the remaining listings. */
async function recountDays(sql: Sql) {
  await sql`delete from site_days`
  await sql`
    insert into site_days (day, impressions, views)
    select day, sum(impressions), sum(views)
    from (select day, impressions, views from property_days union all select day, impressions, views from project_days) d
    group by day`
}

/** The files are deleted by the job that sweeps unclaimed media. */
async function removePictures(sql: Sql) {
  await sql`delete from city_images where media_id in (${marked(sql, 'media')})`
  await sql`update seo_pages set media_id = null where media_id in (${marked(sql, 'media')})`
  await sql`update media set claimed_at = null where id in (${marked(sql, 'media')})`
}

/** Resets settings to their defaults, except those that the operator has changed since. */
async function removeSettings(sql: Sql) {
  for (const [key, value] of Object.entries(demoSettings))
    await sql`update settings set value = ${settingOf(key)?.byDefault ?? ''} where key = ${key} and value = ${value}`
  for (const [code, rate] of Object.entries(demoRates))
    await sql`delete from currency_rates where base = 'USD' and code = ${code} and rate = ${rate}`
  await sql`delete from settings where key like 'demo.%'`
}
