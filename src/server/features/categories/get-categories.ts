import type { getCategories as endpoint } from '#contract/categories.ts'
import type { Handler } from '#server/context.ts'
import { presentCategory, presentParameter, siteUrl } from './public.ts'
import { type ListedCategoryRow, listCategories } from './queries.ts'

export const getCategories: Handler<typeof endpoint> = async ({ sql, baseUrl, language }, input) => {
  const { categories, total } = await listCategories(sql, language, {
    id: input.id ?? null,
    slug: input.slug_id ?? null,
    search: input.search ?? null,
    hasHomes: input.has_property,
    offset: input.offset,
    limit: input.limit,
  })
  return { data: categories.map((category) => present(category, baseUrl, input.has_property)), total }
}

const present = (row: ListedCategoryRow, baseUrl: string, isCounted: boolean) => ({
  ...presentCategory(row, baseUrl),
  translated_name: row.translatedName,
  parameter_types: row.parameters.map((parameter) => presentParameter(parameter, baseUrl)),
  meta_title: row.metaTitle,
  meta_description: row.metaDescription,
  meta_keywords: row.metaKeywords,
  meta_image: siteUrl(row.image, baseUrl),
  ...(isCounted && { properties_count: row.count }),
})
