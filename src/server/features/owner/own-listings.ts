import type { ownListings as endpoint } from '#contract/owner.ts'
import type { Handler } from '#server/context.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { listOwn } from './own-sql.ts'
import { presentOwn } from './present.ts'

export const ownListings: Handler<typeof endpoint> = async (ctx, { kind, slug_id, group, search, offset, limit }) => {
  const { rows, total, counts } = await listOwn(
    ctx.sql,
    // What an administrator lists is the site's own.
    { kind, ownerId: ctx.viewer!.role === 'admin' ? null : ctx.viewer!.id, slug: slug_id, group, search },
    { offset, limit, now: ctx.now },
  )
  const { categories } = await currentCatalogue(ctx)
  return { data: rows.map((row) => presentOwn(row, kind, categories, ctx)), total, counts }
}
