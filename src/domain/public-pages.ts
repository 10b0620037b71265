const word = encodeURIComponent

/** Addresses of the pages that search engines keep; the site links to the same. */
export const publicPages = {
  home: '/',
  properties: '/properties/all-properties',
  property: (slug: string) => `/properties-details/${word(slug)}`,
  category: (slug: string) => `/properties/categories/${word(slug)}`,
  city: (name: string) => `/properties/city/${word(name)}`,
  featured: '/featured-properties',
  mostViewed: '/most-viewed-properties',
  mostLiked: '/most-favorite-properties',
  premium: '/premium-properties',
  nearbyCities: '/properties-nearby-city',
  map: '/properties-on-map',
  categories: '/all-categories',
  agents: '/all-agents',
  agent: (slug: string) => `/agent-details/${word(slug)}`,
  projects: '/all-projects',
  featuredProjects: '/featured-projects',
  project: (slug: string) => `/project-details/${word(slug)}`,
}
