import type { Sql } from '#server/db/sql.ts'
import { renewPriceBands } from '#server/features/shield/public.ts'
import { quoted } from './rows.ts'
import type { SiteSchema } from './schema.ts'

const DERIVED = [
  'listing',
  'listing_cards',
  'listing_count',
  'listing_text',
  'listing_totals',
  'lexeme',
  'moderation_queue',
  'tile_pyramid',
]

/** Makes what is derived from the rows, with the code that keeps it in step at all other times. */
export async function rebuildDerived(sql: Sql, { tables }: SiteSchema) {
  // Nothing is deleted, but whoever keeps the catalogue in memory is told to read it again.
  await sql`delete from categories where false`
  await sql`select rebuild_listings()`
  await sql`select renew_queue()`
  await renewPriceBands(sql)
  // Nothing is known yet about how the rows are spread, and the first searches would be planned badly.
  await sql.unsafe(
    `analyze ${[...tables.map(({ name }) => name), ...DERIVED].map((name) => `public.${quoted(name)}`).join(', ')}`,
  )
}
