import type { Input } from '#contract/endpoint.ts'
import type { getUserViewings } from '#contract/viewings.ts'
import type { ParticipantId } from '#domain/policy.ts'
import type { ViewingSide } from '#domain/viewing-status.ts'
import type { Context } from '#server/context.ts'
import { presentViewing } from './present.ts'
import { listViewings } from './queries.ts'

/** The viewings of one participant. */
export async function listOwn(
  ctx: Context,
  side: ViewingSide,
  who: ParticipantId,
  input: Input<typeof getUserViewings>,
) {
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

/** Viewings of a host's listings that start at a time or later, the latest first. */
export async function listHostViewings(
  ctx: Context,
  host: ParticipantId,
  page: { since: Date; offset: number; limit: number },
) {
  const rows = await listViewings(ctx.sql, 'host', host, {
    ...page,
    status: null,
    when: null,
    meetingType: null,
    now: ctx.now,
    language: ctx.language,
  })
  return { data: rows.map((row) => presentViewing(row, 'host', ctx)), total: rows[0]?.total ?? 0 }
}
