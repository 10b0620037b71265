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
  articles: '/articles',
  article: (slug: string) => `/article-details/${word(slug)}`,
  articlesFeed: (form: 'atom' | 'rss') => `/articles.${form}`,
  faqs: '/faqs',
  about: '/about-us',
  contact: '/contact-us',
  privacy: '/privacy-policy',
  terms: '/terms-and-condition',
  mortgage: '/mortgage-calculator',
  areaConverter: '/area-converter',
  /** What a calendar program reads; whoever knows it reads it. */
  calendarFeed: (token: string) => `/calendar/${token}.ics`,
}
