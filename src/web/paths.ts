const word = encodeURIComponent
const withQuery = (path: string, query = '') => (query ? `${path}?${query}` : path)

/** Every address of the site is built here. A `query` is that of a search, without its question mark. */
export const paths = {
  home: () => '/',
  /** The home page around a place, by its name. */
  homesNear: (place: string) => `/?${new URLSearchParams({ place })}`,
  /** One section of the home page. */
  homeSection: (type: string) => `/#${type}`,
  property: (slug: string) => `/properties-details/${word(slug)}`,
  properties: (query?: string) => withQuery('/properties/all-properties', query),
  category: (slug: string, query?: string) => withQuery(`/properties/categories/${word(slug)}`, query),
  city: (name: string, query?: string) => withQuery(`/properties/city/${word(name)}`, query),
  /** Names repeat from country to country, so the country goes along. */
  cityIn: (name: string, country: string) => paths.city(name, new URLSearchParams({ country }).toString()),
  featured: (query?: string) => withQuery('/featured-properties', query),
  mostViewed: (query?: string) => withQuery('/most-viewed-properties', query),
  mostLiked: (query?: string) => withQuery('/most-favorite-properties', query),
  premium: (query?: string) => withQuery('/premium-properties', query),
  nearbyCities: (query?: string) => withQuery('/properties-nearby-city', query),
  map: (query?: string) => withQuery('/properties-on-map', query),
  search: (query?: string) => withQuery('/search', query),
  categories: () => '/all-categories',
  agents: (query?: string) => withQuery('/all-agents', query),
  /** The site itself, which offers homes too, says so in its query. */
  agent: (slug: string, isSite = false, query = '') =>
    withQuery(`/agent-details/${word(slug)}`, [isSite && 'is_admin=1', query].filter(Boolean).join('&')),
  projects: (query?: string) => withQuery('/all-projects', query),
  featuredProjects: (query?: string) => withQuery('/featured-projects', query),
  project: (slug: string) => `/project-details/${word(slug)}`,
  compare: (ids: readonly number[] = []) => `/compare-properties${ids.length > 0 ? `/${ids.join('-vs-')}` : ''}`,
  favourites: () => '/user/favorites-properties',
  interested: (slug: string) => `/user/interested/${word(slug)}`,
  signIn: (next?: string) => (next ? `/sign-in?${new URLSearchParams({ next })}` : '/sign-in'),
  signInWithGoogle: (next: string) => `/auth/google?${new URLSearchParams({ next })}`,
  resetPassword: () => '/reset-password',
  plans: () => '/subscription-plan',
  apiReference: () => '/api/docs',
  styleguide: () => '/styleguide',
}
