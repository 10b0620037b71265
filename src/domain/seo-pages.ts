/** Pages whose title and description the operator can enter, with their defaults. */
export const SEO_PAGES = {
  homepage: { title: 'home.meta-title', description: 'home.meta-text' },
  'about-us': { title: 'nav.about', description: 'about.meta-text' },
  'agent-details': { title: 'agents.title', description: 'agents.meta-text' },
  'all-agents': { title: 'agents.title', description: 'agents.meta-text' },
  'all-categories': { title: 'catalogue.title', description: 'catalogue.meta-text' },
  'all-projects': { title: 'projects.title', description: 'projects.meta-text' },
  'all-properties': { title: 'search.homes', description: 'home.meta-text' },
  articles: { title: 'articles.title', description: 'articles.meta-text' },
  chat: { title: 'chat.title', description: 'chat.choose-text' },
  'contact-us': { title: 'contact.title', description: 'contact.meta-text' },
  faqs: { title: 'faqs.title', description: 'faqs.meta-text' },
  'featured-projects': { title: 'projects.featured-title', description: 'projects.meta-text' },
  'featured-properties': { title: 'search.featured', description: 'home.meta-text' },
  'most-favorite-properties': { title: 'search.most-liked', description: 'home.meta-text' },
  'most-viewed-properties': { title: 'search.most-viewed', description: 'home.meta-text' },
  'privacy-policy': { title: 'nav.privacy', description: 'privacy.meta-text' },
  'properties-nearby-city': { title: 'search.cities', description: 'search.cities-text' },
  'properties-on-map': { title: 'map.page', description: 'map.page-text' },
  search: { title: 'search.homes', description: 'home.meta-text' },
  'subscription-plan': { title: 'payments.plans-title', description: 'payments.plans-text' },
  'terms-and-condition': { title: 'nav.terms', description: 'terms.meta-text' },
} as const

export type SeoPageName = keyof typeof SEO_PAGES

interface PageTexts {
  /** Default title of the page. */
  title: string
  siteName: string
  /** True for a page type with many instances, such as an agent or a filtered list. */
  isOneOfMany?: boolean | undefined
}

/**
 * The operator's text for a page, or null for the default. `{title}` is replaced by the default title, `{site}` by the
 * name of the site. Page types with many instances accept only a text that contains `{title}`, because otherwise all
 * instances would have the same text.
 */
export function operatorText(entered: string | null | undefined, page: PageTexts): string | null {
  const text = entered?.trim()
  if (!text || (page.isOneOfMany && !text.includes('{title}'))) return null
  // One pass, with a function: `{site}` and `$&` in a title remain as they are.
  return text.replace(/\{(title|site)\}/g, (_, name) => (name === 'title' ? page.title : page.siteName))
}
