import type { listModeration as endpoint } from '#contract/moderation.ts'
import { MODERATED, type ModeratedKind } from '#domain/moderation.ts'
import { may } from '#domain/policy.ts'
import type { Context, Handler } from '#server/context.ts'
import { listEditedProjects } from '#server/features/projects/public.ts'
import { listEdited } from '#server/features/properties/public.ts'
import { allowsOwnDecisions } from '#server/features/settings/public.ts'
import { changesOf } from './changes.ts'
import { presentWaiting } from './present.ts'
import { listQueue, type WaitingRow } from './queue.sql.ts'

export const listModeration: Handler<typeof endpoint> = async (ctx, { kind, cause, escalated, offset, limit }) => {
  const { sql, viewer } = ctx
  const filter = { kind, cause, escalated, isAdministrator: may.administer(viewer) }
  const { rows, total, waiting, causes } = await listQueue(sql, filter, { offset, limit })
  const changes = await changesIn(ctx, rows)
  const here = waiting.filter(({ isEscalated }) => isEscalated === escalated)
  const counts = Object.fromEntries(
    MODERATED.map((one) => [one, sumOf(here.filter((row) => row.kind === one))]),
  ) as Record<ModeratedKind, number>
  const isOwnAllowed = await allowsOwnDecisions(sql)
  const data = rows.map((row) => presentWaiting(row, changes.get(row) ?? [], ctx, isOwnAllowed))
  return { data, total, counts, escalated: sumOf(waiting.filter(({ isEscalated }) => isEscalated)), causes }
}

const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)

/** Changed fields of the revisions on a page. */
async function changesIn({ sql }: Context, page: readonly WaitingRow[]) {
  const revisions = page.filter(({ kind }) => kind === 'property_revision' || kind === 'project_revision')
  const idsOf = (pick: (row: WaitingRow) => number | null) => revisions.map(pick).filter((id) => id !== null)
  const [homeIds, projectIds] = [idsOf(({ propertyId }) => propertyId), idsOf(({ projectId }) => projectId)]
  const [homes, projects] = await Promise.all([
    homeIds.length === 0 ? [] : listEdited(sql, homeIds, false),
    projectIds.length === 0 ? [] : listEditedProjects(sql, projectIds),
  ])
  const edited = (row: WaitingRow) =>
    row.propertyId === null
      ? projects.find(({ id }) => id === row.projectId)
      : homes.find(({ id }) => id === row.propertyId)
  return new Map(revisions.map((row) => [row, changesTo(edited(row))]))
}

const changesTo = (edited: { state: object; pending: object | null } | undefined) =>
  edited?.pending ? changesOf(edited.state, edited.pending) : []
