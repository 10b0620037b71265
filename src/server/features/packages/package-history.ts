import type { packageHistory as endpoint } from '#contract/packages.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { listHistory } from './admin-queries.ts'

export const packageHistory: Handler<typeof endpoint> = async ({ sql, viewer, language, now }) =>
  (await listHistory(sql, viewer!.id, language)).map((row) => ({
    user_package_id: row.ownedId,
    package_id: row.packageId,
    name: row.name,
    translated_name: row.translatedName,
    start_date: instantOf(row.startsAt),
    end_date: row.endsAt && instantOf(row.endsAt),
    revoked_at: row.revokedAt && instantOf(row.revokedAt),
    has_ended: row.endsAt !== null && row.endsAt <= now,
    ledger: row.ledger.map(({ feature, kind, units, subject, subjectId, at }) => ({
      feature,
      kind,
      units,
      subject,
      subject_id: subjectId,
      at: instantOf(at),
    })),
  }))
