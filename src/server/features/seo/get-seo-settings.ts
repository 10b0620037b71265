import type { getSeoSettings as endpoint, SeoPage } from '#contract/seo.ts'
import { operatorText, SEO_PAGES, type SeoPageName } from '#domain/seo-pages.ts'
import type { Context, Handler } from '#server/context.ts'
import { type FillTemplate, wordsOf } from '#server/features/notifications/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { enteredIn, listSeoPages, type SeoPageRow } from './queries.ts'

export const getSeoSettings: Handler<typeof endpoint> = async (ctx, input) => {
  const { pages, total, siteName } = await listSeoPages(ctx.sql, input)
  const say = await wordsOf(ctx.texts, ctx.language)
  return { data: pages.map((page) => present(page, ctx, say, siteName)), total }
}

/**
 * Presents the operator's text, or the default in the requested language. Placeholders are filled here, because clients
 * do not know them.
 */
function present(row: SeoPageRow, { language, origin }: Context, say: FillTemplate, siteName: string): SeoPage {
  const texts = Object.hasOwn(SEO_PAGES, row.page) ? SEO_PAGES[row.page as SeoPageName] : null
  const own = { title: texts ? say(texts.title, { name: siteName }) : siteName, siteName }
  const title = operatorText(enteredIn(row, language, 'meta_title'), own) ?? (texts && own.title)
  const description =
    operatorText(enteredIn(row, language, 'meta_description'), own) ??
    (texts && say(texts.description, { name: siteName }))
  const keywords = enteredIn(row, language, 'meta_keywords')
  const image = imageAddress(row.image, origin)
  return {
    id: row.id,
    page: row.page,
    meta_title: title,
    meta_description: description,
    meta_keywords: keywords,
    meta_image: image,
    title,
    description,
    keywords,
    image,
    schema_markup: row.schemaMarkup,
  }
}
