import type { MyProperty } from '#contract/listings.ts'
import type { PropertyDetail } from '#contract/objects.ts'
import type { Context } from '#server/context.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import type { DetailRow } from './detail-row.ts'
import { listDetails } from './list-details.ts'
import { listFiles, overlaid } from './overlay.ts'
import { listOwnFacts, type OwnFacts } from './own.sql.ts'
import { presentProperty } from './present.ts'
import { presentMine } from './present-own.ts'

/** Presents a property to its owner after an edit. */
export async function presentEdited(ctx: Context, id: number): Promise<PropertyDetail[]> {
  const { rows, catalogue } = await ownRows(ctx, [id])
  return rows.map(({ row }) => presentProperty(row, ctx, catalogue))
}

/** Presents the viewer's properties in the order of their ids. */
export async function presentOwn(ctx: Context, ids: readonly number[]): Promise<MyProperty[]> {
  if (ids.length === 0) return []
  const { rows, catalogue } = await ownRows(ctx, ids)
  return rows.map(({ row, facts }) =>
    presentMine(presentProperty(row, ctx, catalogue), row, facts, catalogue, ctx.origin),
  )
}

/** The properties with pending revisions applied; the caller has checked ownership. */
async function ownRows(ctx: Context, ids: readonly number[]) {
  const rows = await listDetails(ctx.sql, ctx, ids)
  const facts = new Map((await listOwnFacts(ctx.sql, ids)).map((row) => [row.id, row]))
  const files = await listFiles(ctx.sql, [...facts.values()].flatMap(pendingOf))
  const withChanges = (row: DetailRow): { row: DetailRow; facts: OwnFacts } => {
    const own = facts.get(row.id)!
    const [pending] = pendingOf(own)
    return { row: pending ? overlaid(row, pending, files) : row, facts: own }
  }
  const catalogue = await catalogueAt(ctx, rows[0]?.catalogueVersion ?? 0)
  return { rows: rows.map(withChanges), catalogue }
}

const pendingOf = ({ revision }: OwnFacts) => (revision?.status === 'pending' ? [revision.state] : [])
