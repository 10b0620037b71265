import { maybeOne, type Sql } from './sql.ts'

/** The current transaction if it changes what a search finds, or null. Asked after its statements, before its commit. */
export async function findListingChange(sql: Sql): Promise<bigint | null> {
  const row = await maybeOne(sql<{ xid: string }[]>`
    select transaction_id::text as xid from listing_dirty where transaction_id = pg_current_xact_id_if_assigned()
    union all
    select transaction_id::text from listing_liked where transaction_id = pg_current_xact_id_if_assigned()
    limit 1`)
  return row && BigInt(row.xid)
}
