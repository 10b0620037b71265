import type { Sql } from '#server/db/sql.ts'
import { maybeOne } from '#server/db/sql.ts'

/** The operator's setting of taxes and fees, as JSON text. */
export async function findBuyingCosts(sql: Sql): Promise<string> {
  const row = await maybeOne(sql<{ value: string }[]>`select value from settings where key = 'mortgage_costs'`)
  return row?.value ?? '[]'
}
