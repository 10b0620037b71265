import { paths } from './paths.ts'

/** Addresses of other clients of this product, and the same page here. */
const MOVED: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^\/properties$/, () => paths.properties()],
  [/^\/properties\/category\/([^/]+)$/, (slug) => paths.category(slug)],
  [/^\/properties\/featured-properties$/, () => paths.featured()],
  [/^\/properties\/most-viewed-properties$/, () => paths.mostViewed()],
  [/^\/most-favourite-properties$/, () => paths.mostLiked()],
  [/^\/properties\/most-favou?rite-properties$/, () => paths.mostLiked()],
  [/^\/properties\/premium-properties$/, () => paths.premium()],
  [/^\/properties\/properties-nearby-city$/, () => paths.nearbyCities()],
  [/^\/property-details\/([^/]+)$/, (slug) => paths.property(slug)],
  [/^\/projects$/, () => paths.projects()],
  [/^\/projects\/upcoming-projects$/, () => paths.upcomingProjects()],
  [/^\/projects\/featured-projects$/, () => paths.featuredProjects()],
  [/^\/all\/categories$/, () => paths.categories()],
  [/^\/all\/agents$/, () => paths.agents()],
  [/^\/all\/articles$/, () => paths.articles()],
  [/^\/terms-and-conditions$/, () => paths.terms()],
  [/^\/terms-conditions$/, () => paths.terms()],
  [/^\/articles\/([^/]+)$/, (slug) => paths.article(slug)],
  [/^\/user\/favourites$/, () => paths.favourites()],
  [/^\/user$/, () => paths.dashboard()],
  [/^\/user-register$/, () => paths.profile()],
  [/^\/user\/bookings$/, () => paths.viewings()],
  [/^\/user\/requested-bookings$/, () => paths.viewings()],
  [/^\/user\/appointment-settings$/, () => paths.viewings('tab=hours')],
]

/** The current address of a page with another spelling, with its query; null for all other addresses. */
export function movedTo({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const plain = pathname.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '')
  return newHome(plain, search) ?? (plain === pathname ? null : plain + search)
}

function newHome(pathname: string, search: string): string | null {
  for (const [pattern, to] of MOVED) {
    const match = pattern.exec(pathname)
    const name = match && decoded(match[1] ?? '')
    if (name != null) return withSearch(to(name), search)
  }
  return null
}

/** Appends a query to an address that may have its own. */
const withSearch = (address: string, search: string) =>
  address + (address.includes('?') ? search.replace('?', '&') : search)

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
