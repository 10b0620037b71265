import type { packageHistory as endpoint } from '#contract/packages.ts'
import type { Handler } from '#server/context.ts'
import { listHistory } from './admin.sql.ts'
import { presentEntry, presentOwnership } from './present-admin.ts'

export const packageHistory: Handler<typeof endpoint> = async ({ sql, viewer, language, now }) =>
  (await listHistory(sql, viewer!.id, language)).map((row) => ({
    ...presentOwnership(row),
    translated_name: row.translatedName,
    has_ended: row.endsAt !== null && row.endsAt <= now,
    ledger: row.ledger.map(presentEntry),
  }))
