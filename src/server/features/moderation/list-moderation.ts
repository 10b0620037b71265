import type { listModeration as endpoint } from '#contract/moderation.ts'
import { instantOf } from '#domain/instant.ts'
import { MODERATED, type ModeratedKind } from '#domain/moderated.ts'
import type { Handler } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { findEditedProject } from '#server/features/projects/public.ts'
import { findEdited, presentLine } from '#server/features/properties/public.ts'
import { changesOf } from './changes.ts'
import { countWaiting, listWaiting, type WaitingRow } from './queries.ts'

export const listModeration: Handler<typeof endpoint> = async ({ sql, baseUrl }, { kind, offset, limit }) => {
  const counted = new Map((await countWaiting(sql)).map((row) => [row.kind, row.count]))
  const counts = Object.fromEntries(MODERATED.map((one) => [one, counted.get(one) ?? 0])) as Record<
    ModeratedKind,
    number
  >
  const rows = await listWaiting(sql, kind, { offset, limit })
  const data = []
  for (const row of rows)
    data.push({
      kind: row.kind,
      id: row.id,
      property_id: row.propertyId,
      project_id: row.projectId,
      ...presentLine(row, baseUrl),
      category: row.category,
      price: row.price === null ? null : Number(row.price),
      property_type: row.propertyType,
      rentduration: row.rentDuration,
      owner: row.owner && {
        id: row.owner.id,
        name: row.owner.name,
        slug_id: row.owner.slug,
        is_verified: row.owner.isVerified,
      },
      changes: await changesIn(sql, row),
      submitted_at: instantOf(row.submittedAt),
      version: row.version,
    })
  return { data, total: kind ? counts[kind] : Object.values(counts).reduce((sum, count) => sum + count, 0), counts }
}

/** Of changes that wait: what they touch. */
async function changesIn(sql: Sql, { kind, propertyId, projectId }: WaitingRow) {
  if (kind !== 'property_revision' && kind !== 'project_revision') return []
  const row =
    propertyId === null ? await findEditedProject(sql, { id: projectId! }) : await findEdited(sql, { id: propertyId })
  return row?.pending ? changesOf(row.state, row.pending) : []
}
