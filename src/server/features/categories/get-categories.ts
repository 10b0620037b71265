import type { Category, getCategories as endpoint } from '#contract/categories.ts'
import type { Handler } from '#server/context.ts'
import { type CategoryRow, catalogueAt, presentCategory, presentParameter } from './catalogue.ts'
import { listCategories } from './queries.ts'
import { siteUrl } from './site-url.ts'

export const getCategories: Handler<typeof endpoint> = async (ctx, input) => {
  const { categories, total, version } = await listCategories(ctx.sql, {
    id: input.id ?? null,
    slug: input.slug_id ?? null,
    search: input.search ?? null,
    hasHomes: input.has_property,
    offset: input.offset,
    limit: input.limit,
  })
  const catalogue = await catalogueAt(ctx, version)
  // A category deleted between the two reads is left out.
  const rows = categories.flatMap(({ id, count }) => {
    const row = catalogue.categories.get(id)
    return row ? [present(row, ctx.origin, count)] : []
  })
  return { data: rows, total }
}

const present = (row: CategoryRow, origin: string, count: number): Category => ({
  ...presentCategory(row, origin),
  translated_name: row.translatedName,
  parameter_types: row.parameters.map((parameter) => presentParameter(parameter, origin)),
  meta_title: row.metaTitle,
  meta_description: row.metaDescription,
  meta_keywords: row.metaKeywords,
  meta_image: siteUrl(row.image, origin),
  properties_count: count,
})
