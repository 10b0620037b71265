import { publicPages } from '#domain/public-pages.ts'

const word = encodeURIComponent
const withQuery = (path: string, query = '') => (query ? `${path}?${query}` : path)
const pairs = (words: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(words).filter((pair): pair is [string, string] => !!pair[1])).toString()

/** Builds every address of the site. A `query` is that of a search, without its question mark. */
export const paths = {
  home: () => publicPages.home,
  /** One section of the home page. */
  homeSection: (type: string) => `/#${type}`,
  property: publicPages.property,
  /** A listing as a brochure and as an embed; neither is a page of the application. */
  brochure: (slug: string, language: string) => `/brochures/${word(slug)}.pdf?lang=${word(language)}`,
  embeddedProperty: (slug: string, language: string) => `/embed/property/${word(slug)}?lang=${word(language)}`,
  /** The forms of a listing page as pages of their own. */
  enquiry: (slug: string) => `${publicPages.property(slug)}/enquiry`,
  reportForm: (slug: string) => `${publicPages.property(slug)}/report`,
  properties: (query?: string) => withQuery(publicPages.properties, query),
  category: (slug: string, query?: string) => withQuery(publicPages.category(slug), query),
  city: (name: string, query?: string) => withQuery(publicPages.city(name), query),
  /** City names repeat between countries, so the country is included. */
  cityIn: (name: string, country: string) => paths.city(name, new URLSearchParams({ country }).toString()),
  featured: (query?: string) => withQuery(publicPages.featured, query),
  mostViewed: (query?: string) => withQuery(publicPages.mostViewed, query),
  mostLiked: (query?: string) => withQuery(publicPages.mostLiked, query),
  premium: (query?: string) => withQuery(publicPages.premium, query),
  nearbyCities: (query?: string) => withQuery(publicPages.nearbyCities, query),
  map: (query?: string) => withQuery(publicPages.map, query),
  search: (query?: string) => withQuery('/search', query),
  categories: () => publicPages.categories,
  agents: (query?: string) => withQuery(publicPages.agents, query),
  /** The site itself as an agent is marked in the query. */
  agent: (slug: string, isSite = false, query = '') =>
    withQuery(publicPages.agent(slug), [isSite && 'is_admin=1', query].filter(Boolean).join('&')),
  projects: (query?: string) => withQuery(publicPages.projects, query),
  featuredProjects: (query?: string) => withQuery(publicPages.featuredProjects, query),
  upcomingProjects: (query?: string) => withQuery(publicPages.upcomingProjects, query),
  project: publicPages.project,
  compare: (ids: readonly number[] = []) => `/compare-properties${ids.length > 0 ? `/${ids.join('-vs-')}` : ''}`,
  favourites: () => '/user/favorites-properties',
  interested: (slug: string) => `/user/interested/${word(slug)}`,
  signIn: (next?: string) => (next ? `/sign-in?${new URLSearchParams({ next })}` : '/sign-in'),
  signInWith: (provider: 'google' | 'apple', next: string) => `/auth/${provider}?${new URLSearchParams({ next })}`,
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
  /** Where staff set up the second factor that the site requires of them. */
  twoFactor: () => '/user/two-factor',
  /** `next` is the draft to return to afterwards. */
  profile: (next?: string) => withQuery('/user/profile', pairs({ next })),
  /** All conversations, or the one with a user about a listing; support is 0. */
  chat: (userId?: number, propertyId?: number) =>
    withQuery('/user/chat', userId === undefined ? '' : `user=${userId}&property=${propertyId}`),
  notifications: (query?: string) => withQuery('/user/notifications', query),
  /** The pages of the account: the menu of a phone, for buying unless `mode` says otherwise. */
  account: (mode?: 'buying' | 'selling') => withQuery('/user', mode === 'selling' ? 'mode=selling' : ''),
  /** The dashboard of a buyer; that of a seller is `dashboard`. */
  buying: () => '/user/overview',
  dashboard: () => '/user/dashboard',
  ownProperties: (query?: string) => withQuery('/user/properties', query),
  ownProjects: (query?: string) => withQuery('/user/projects', query),
  /** File imports; `source` is pre-filled when a file is imported again. */
  imports: (source?: string) => withQuery('/user/import', source && new URLSearchParams({ source }).toString()),
  importOf: (id: number, query?: string) => withQuery(`/user/import/${id}`, query),
  advertisements: (query?: string) => withQuery('/user/advertisement', query),
  /** A listing as its owner sees it. */
  myProperty: (slug: string, query?: string) => withQuery(`/my-property/${word(slug)}`, query),
  myProject: (slug: string, query?: string) => withQuery(`/my-project/${word(slug)}`, query),
  /** The form of a new listing, or of a draft. */
  addProperty: (draft?: string) => withQuery('/user/add-property', draft && `draft=${word(draft)}`),
  editProperty: (slug: string) => `/user/edit-property/${word(slug)}`,
  addProject: (draft?: string) => withQuery('/user/add-project', draft && `draft=${word(draft)}`),
  editProject: (slug: string) => `/user/edit-project/${word(slug)}`,
  verification: (next?: string) => withQuery('/user/verification-form', pairs({ next })),
  /** Viewings as host and as guest; with `tab=hours` the host's availability. */
  viewings: (query?: string) => withQuery('/user/viewings', query),
  /** One viewing as a calendar file. */
  viewingCalendar: (id: number) => `/user/viewing/${id}.ics`,
  /** Enquiries of visitors without an account. */
  enquiries: (query?: string) => withQuery('/user/enquiries', query),
  /** The packages; the ones that include this feature are highlighted. */
  plans: (feature?: string, next?: string) => withQuery(publicPages.plans, pairs({ feature, next })),
  /** The packages with the checkout dialog of one open, at one payment method. */
  buy: (packageId: number, way: string) => withQuery(publicPages.plans, `buy=${packageId}&way=${word(way)}`),
  /** A page of ours with a gateway's own script on it. */
  checkout: (way: string, packageId: number) => `/payment/checkout/${way}/${packageId}`,
  paymentState: (outcome: 'success' | 'fail', id: number) => `/payment/${outcome}?payment_transaction_id=${id}`,
  subscription: () => '/user/subscription',
  payments: (query?: string) => withQuery('/user/transaction-history', query),
  receipt: (paymentId: number) => `/user/receipt/${paymentId}`,
  invoice: (paymentId: number) => `/user/invoice/${paymentId}`,
  articles: (query?: string) => withQuery(publicPages.articles, query),
  article: publicPages.article,
  faqs: () => publicPages.faqs,
  about: () => publicPages.about,
  contact: () => publicPages.contact,
  privacy: () => publicPages.privacy,
  terms: () => publicPages.terms,
  /** The cookie notice of the current page. */
  cookieSettings: () => '#cookie-settings',
  mortgage: (query?: string) => withQuery(publicPages.mortgage, query),
  areaConverter: (query?: string) => withQuery(publicPages.areaConverter, query),
  /** The home preferences of a user, and the recommendations based on them. */
  likes: () => '/user/personalize-feed',
  recommended: (query?: string) => withQuery('/all-personalized-feeds', query),
  /** The admin area; its pages have their own names. */
  /** An import that staff make for an owner. */
  adminImport: (id: number, query?: string) => withQuery(`/admin/imports/${id}`, query),
  admin: (place = '') => `/admin${place && `/${place}`}`,
  /** The catalogue entries of one kind, and one entry. */
  adminTemplate: (template: string, language: string) => `/admin/texts/templates/${template}?language=${language}`,
  adminClientTexts: (client: string, language?: string) =>
    withQuery(`/admin/texts/clients/${client}`, pairs({ language })),
  adminCatalogue: (kind: string) => `/admin/catalogue?kind=${kind}`,
  adminEntry: (kind: string, id: number | 'new') => `/admin/catalogue/${kind}/${id}`,
  /** The moderation queue. */
  moderation: ({ kind, cause, isEscalated = false, page = 1 }: ModerationView = {}) =>
    withQuery(
      '/admin/moderation',
      new URLSearchParams({
        ...(kind && { kind }),
        ...(cause && { cause }),
        ...(isEscalated && { escalated: '1' }),
        ...(page > 1 && { page: String(page) }),
      }).toString(),
    ),
  moderationCase: ({ kind, id }: { kind: string; id: number }) => `/admin/moderation/${kind}/${id}`,
  apiReference: () => '/api/docs',
  styleguide: () => '/styleguide',
}

interface ModerationView {
  kind?: string | null
  cause?: string | null
  isEscalated?: boolean
  page?: number
}

/** The listing form, which fills the window. */
export const isListingForm = (path: string) => /^\/user\/(add|edit)-(property|project)(\/|$)/.test(path)
