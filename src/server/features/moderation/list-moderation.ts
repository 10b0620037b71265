import type { listModeration as endpoint } from '#contract/moderation.ts'
import { MODERATED, type ModeratedKind } from '#domain/moderated.ts'
import type { Handler } from '#server/context.ts'
import { presentWaiting, readWaiting } from './present.ts'
import { countCauses, countFitting, countWaiting, listWaiting } from './queue-sql.ts'

export const listModeration: Handler<typeof endpoint> = async (ctx, { kind, cause, escalated, offset, limit }) => {
  const { sql } = ctx
  const filter = { kind, cause, escalated }
  const [rows, open, handedOn, total, causes] = await Promise.all([
    listWaiting(sql, filter, { offset, limit }),
    countWaiting(sql, escalated),
    countWaiting(sql, true),
    countFitting(sql, filter),
    countCauses(sql, escalated),
  ])
  const data = []
  for (const row of rows) data.push(presentWaiting(row, (await changesIn(ctx, row)) ?? [], ctx))
  const counts = Object.fromEntries(MODERATED.map((one) => [one, countOf(open, one)])) as Record<ModeratedKind, number>
  return { data, total, counts, escalated: handedOn.reduce((sum, { count }) => sum + count, 0), causes }
}

const countOf = (rows: readonly { kind: ModeratedKind; count: number }[], kind: ModeratedKind) =>
  rows.find((row) => row.kind === kind)?.count ?? 0

/** Of changes that wait: what they touch. */
const changesIn = async (...[ctx, row]: Parameters<typeof readWaiting>) =>
  row.kind === 'property_revision' || row.kind === 'project_revision' ? (await readWaiting(ctx, row))?.changes : []
