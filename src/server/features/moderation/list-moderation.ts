import type { listModeration as endpoint } from '#contract/moderation.ts'
import { MODERATED, type ModeratedKind } from '#domain/moderated.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { presentWaiting, readWaiting } from './present.ts'
import { countCauses, countFitting, countWaiting, listWaiting } from './queue-sql.ts'

export const listModeration: Handler<typeof endpoint> = async (ctx, { kind, cause, escalated, offset, limit }) => {
  const { sql, viewer } = ctx
  const drawer = { escalated, isAdministrator: may.administer(viewer) }
  const filter = { kind, cause, ...drawer }
  const [rows, waiting, causes, ofCause] = await Promise.all([
    listWaiting(sql, filter, { offset, limit }),
    countWaiting(sql, drawer),
    countCauses(sql, drawer),
    cause === undefined ? null : countFitting(sql, filter),
  ])
  const data = []
  for (const row of rows) data.push(presentWaiting(row, (await changesIn(ctx, row)) ?? [], ctx))
  const here = waiting.filter(({ isEscalated }) => isEscalated === escalated)
  const counts = Object.fromEntries(
    MODERATED.map((one) => [one, sumOf(here.filter((row) => row.kind === one))]),
  ) as Record<ModeratedKind, number>
  const total = ofCause ?? (kind ? counts[kind] : sumOf(here))
  return { data, total, counts, escalated: sumOf(waiting.filter(({ isEscalated }) => isEscalated)), causes }
}

const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)

/** Of changes that wait: what they touch. */
const changesIn = async (...[ctx, row]: Parameters<typeof readWaiting>) =>
  row.kind === 'property_revision' || row.kind === 'project_revision' ? (await readWaiting(ctx, row))?.changes : []
