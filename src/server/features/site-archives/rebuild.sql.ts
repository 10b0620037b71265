import type { Sql } from '#server/db/sql.ts'
import { refreshPriceBands } from '#server/features/risk/public.ts'
import { quoted } from './rows.sql.ts'
import type { SiteSchema } from './schema.sql.ts'

const DERIVED = ['listing', 'listing_cards', 'listing_text', 'listing_totals', 'lexeme', 'moderation_queue']

/** Rebuilds derived tables with the functions that maintain them otherwise. */
export async function rebuildDerived(sql: Sql, { tables }: SiteSchema) {
  // Deletes nothing, but fires the statement trigger that invalidates cached catalogues.
  await sql`delete from categories where false`
  await sql`select rebuild_listings()`
  await sql`select refresh_moderation_queue()`
  await refreshPriceBands(sql)
  // Without statistics the first searches would get poor plans.
  await sql.unsafe(
    `analyze ${[...tables.map(({ name }) => name), ...DERIVED].map((name) => `public.${quoted(name)}`).join(', ')}`,
  )
}
