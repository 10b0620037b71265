import type { MetaDescriptor } from 'react-router'
import type { OperatorMeta } from '#contract/page.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { clipText, META_LIMITS } from '#domain/meta-tags.ts'
import { operatorText } from '#domain/seo-pages.ts'

interface PageMeta {
  title: string
  siteName: string
  description: string
  /** The absolute canonical address, with only the parameters that the page needs. */
  url: string
  languages: readonly string[]
  image?: { url: string; alt: string; width?: number; height?: number } | undefined
  keywords?: string | null | undefined
  kind?: 'website' | 'article'
  index?: boolean
  /** The operator's texts for the page. */
  seo?: OperatorMeta | null
  /** True for a page of which there are many, such as an agent or a filtered list. */
  isOneOfMany?: boolean
}

/** The head of a page for search engines and link previews. */
export function pageMeta(own: PageMeta): MetaDescriptor[] {
  const page = withOperatorTexts(own)
  const tags: MetaDescriptor[] = [
    { title: page.fullTitle },
    { name: 'description', content: page.description },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: page.url },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    { tagName: 'link', rel: 'canonical', href: page.url },
    ...page.languages.map((language) =>
      alternate(language, `${page.url}${page.url.includes('?') ? '&' : '?'}lang=${language}`),
    ),
    alternate('x-default', page.url),
  ]
  if (page.keywords) tags.push({ name: 'keywords', content: page.keywords })
  if (page.image) {
    const { url, alt, width, height } = page.image
    tags.push({ property: 'og:image', content: absoluteUrl(url, page.url) }, { property: 'og:image:alt', content: alt })
    if (width) tags.push({ property: 'og:image:width', content: String(width) })
    if (height) tags.push({ property: 'og:image:height', content: String(height) })
  }
  if (page.index === false) tags.push({ name: 'robots', content: 'noindex' })
  const schema = schemaOf(own)
  if (schema) tags.push({ 'script:ld+json': schema } as MetaDescriptor)
  return tags
}

/** The operator's title is used unchanged; the default one ends with the name of the site. */
function withOperatorTexts(page: PageMeta) {
  const { seo, siteName } = page
  const title = operatorText(seo?.title, page)
  const own = page.title.includes(siteName) ? page.title : `${page.title} · ${siteName}`
  const image: PageMeta['image'] = seo?.image ? { url: seo.image, alt: title ?? page.title } : undefined
  return {
    ...page,
    title: title ?? page.title,
    fullTitle: title ?? own,
    description: operatorText(seo?.description, page) ?? clipText(page.description, META_LIMITS.descriptionMost),
    keywords: seo?.keywords || page.keywords,
    image: page.isOneOfMany ? (page.image ?? image) : (image ?? page.image),
  }
}

function schemaOf({ seo, isOneOfMany }: PageMeta): object | null {
  if (!seo?.schemaMarkup || isOneOfMany) return null
  try {
    const schema: unknown = JSON.parse(seo.schemaMarkup)
    return typeof schema === 'object' ? schema : null
  } catch {
    return null
  }
}

const alternate = (language: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang: language,
  href,
})
