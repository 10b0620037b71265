import { absoluteUrl } from '#domain/absolute-url.ts'

/** The breadcrumbs as structured data. */
export function trailData(trail: readonly { name: string; url: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

interface Listed {
  name: string
  url: string
  image?: string
}

/** A page of a list as structured data, numbered from the first page on. */
export function itemListData(items: readonly Listed[], { total, before = 0 }: { total: number; before?: number }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ image, ...item }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      ...item,
      ...(image && { image: absoluteUrl(image, item.url) }),
    })),
  }
}
