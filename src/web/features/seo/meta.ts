import type { MetaDescriptor } from 'react-router'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { clipText, META_LIMITS } from '#domain/meta-tags.ts'

interface PageMeta {
  title: string
  siteName: string
  description: string
  /** Absolute address with no more query than the page needs, what search engines should keep. */
  url: string
  languages: readonly string[]
  image?: { url: string; alt: string; width?: number; height?: number } | undefined
  keywords?: string | null | undefined
  kind?: 'website' | 'article'
  index?: boolean
}

/** The head of a page for search engines and for those who share it. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const description = clipText(page.description, META_LIMITS.descriptionMost)
  const tags: MetaDescriptor[] = [
    { title: page.title.includes(page.siteName) ? page.title : `${page.title} · ${page.siteName}` },
    { name: 'description', content: description },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
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
  return tags
}

const alternate = (language: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang: language,
  href,
})
