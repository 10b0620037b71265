import type { Input } from '#contract/endpoint.ts'
import type { getUserViewings } from '#contract/viewings.ts'
import type { Side } from '#domain/policy.ts'
import type { ViewingSide } from '#domain/viewing-status.ts'
import type { Context } from '#server/context.ts'
import { presentViewing } from './present.ts'
import { listViewings } from './queries.ts'

/** The viewings of one side, as it sees them. */
export async function listOwn(ctx: Context, side: ViewingSide, who: Side, input: Input<typeof getUserViewings>) {
  const rows = await listViewings(ctx.sql, side, who, {
    status: input.status ?? null,
    when: input.date_filter ?? null,
    meetingType: input.meeting_type ?? null,
    now: ctx.now,
    language: ctx.language,
    offset: input.offset,
    limit: input.limit,
  })
  return { data: rows.map((row) => presentViewing(row, side, ctx)), total: rows[0]?.total ?? 0 }
}
