import type { Sql } from '#server/db/sql.ts'
import type { PlacedProperty } from './properties.ts'
import { insertRows, takeIds } from './rows.ts'
import type { UserIds } from './users.ts'

const REASONS = [
  'The property doesn’t exist or isn’t available',
  'Photos or details are incorrect',
  'Misleading price',
  'Duplicate of another listing',
  'Asked for payment before a viewing',
  'Offensive or discriminatory',
]

/** Report reasons, and a few open reports. */
export async function insertReports(
  sql: Sql,
  before: (days: number) => string,
  open: readonly PlacedProperty[],
  people: UserIds,
) {
  const ids = await takeIds(sql, 'report_reasons', REASONS.length)
  await insertRows(
    sql,
    'report_reasons',
    REASONS.map((reason, index) => ({ id: ids[index]!, reason, created_at: 'now', updated_at: 'now' })),
  )
  const cases: [string, number, number | null, string | null, string, number][] = [
    ['nora', 40, 1, null, 'open', 1.2],
    ['daniel', 90, 2, null, 'open', 0.6],
    ['matteo', 90, null, 'The same flat is on another site with a different street name.', 'open', 0.3],
    ['liam', 140, 3, null, 'dismissed', 12],
  ]
  const reportIds = await takeIds(sql, 'reports', cases.length)
  await insertRows(
    sql,
    'reports',
    cases.map(([who, listing, reason, message, status, days], index) => ({
      id: reportIds[index]!,
      user_id: people.get(who)!,
      property_id: open[listing]!.id,
      reason_id: reason === null ? null : ids[reason]!,
      other_message: message,
      status,
      decided_by: status === 'open' ? null : people.get('tomas')!,
      decided_at: status === 'open' ? null : before(days - 1),
      created_at: before(days),
    })),
  )
}
