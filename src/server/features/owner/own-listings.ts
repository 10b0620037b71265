import type { ownListings as endpoint } from '#contract/owner.ts'
import { may, type Viewer } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { listOwn } from './own.sql.ts'
import { presentOwn } from './present.ts'

export const ownListings: Handler<typeof endpoint> = async (ctx, { kind, slug_id, group, search, offset, limit }) => {
  const { rows, total, counts } = await listOwn(
    ctx.sql,
    { kind, ownerId: ownerIdFor(ctx.viewer!, slug_id), slug: slug_id, group, search },
    { offset, limit, now: ctx.now },
  )
  const { categories } = await currentCatalogue(ctx)
  return { data: rows.map((row) => presentOwn(row, kind, categories, ctx)), total, counts }
}

/** Listings of administrators belong to the site (null). By slug, administrators may open any listing (undefined). */
const ownerIdFor = (viewer: NonNullable<Viewer>, slug: string | undefined): number | null | undefined => {
  if (!may.administer(viewer)) return viewer.id
  return slug === undefined ? null : undefined
}
