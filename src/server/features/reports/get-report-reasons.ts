import type { getReportReasons as endpoint } from '#contract/reports.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { listReasons } from './queries.ts'

export const getReportReasons: Handler<typeof endpoint> = async ({ sql, language }) => {
  const reasons = await listReasons(sql, language)
  return {
    total: reasons.length,
    data: reasons.map(({ id, reason, translated, createdAt, updatedAt }) => ({
      id,
      reason,
      translated_reason: translated ?? reason,
      created_at: instantOf(createdAt),
      updated_at: instantOf(updatedAt),
    })),
  }
}
