import type { getMostViewedCategories as endpoint } from '#contract/agent-dashboard.ts'
import type { Handler } from '#server/context.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { listViewedCategories, ownerOf } from './queries.ts'

export const getMostViewedCategories: Handler<typeof endpoint> = async (ctx, { range }) => {
  const [rows, { categories }] = await Promise.all([
    listViewedCategories(ctx.sql, ownerOf(ctx), { range, now: ctx.now }),
    currentCatalogue(ctx),
  ])
  return rows.flatMap(({ id, views }) => {
    const category = categories.get(id)
    return category
      ? [{ id, slug_id: category.slug, title: category.name, translated_title: category.translatedName, views }]
      : []
  })
}
