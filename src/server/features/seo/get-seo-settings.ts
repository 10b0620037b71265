import type { getSeoSettings as endpoint, SeoPage } from '#contract/seo.ts'
import type { Handler } from '#server/context.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { listSeoPages, type SeoPageRow } from './queries.ts'

export const getSeoSettings: Handler<typeof endpoint> = async ({ sql, origin }, input) => {
  const { pages, total } = await listSeoPages(sql, input)
  return { data: pages.map((page) => present(page, origin)), total }
}

function present(row: SeoPageRow, origin: string): SeoPage {
  const image = imageAddress(row.image, origin)
  return {
    id: row.id,
    page: row.page,
    meta_title: row.title,
    meta_description: row.description,
    meta_keywords: row.keywords,
    meta_image: image,
    title: row.title,
    description: row.description,
    keywords: row.keywords,
    image,
    schema_markup: row.schemaMarkup,
  }
}
