import * as accounts from './accounts.ts'
import * as accountsIdentity from './accounts-identity.ts'
import * as accountsPasskeys from './accounts-passkeys.ts'
import * as accountsPasswords from './accounts-passwords.ts'
import * as accountsTwoFactor from './accounts-two-factor.ts'
import * as adBanners from './ad-banners.ts'
import * as adminDashboard from './admin-dashboard.ts'
import * as agentDashboard from './agent-dashboard.ts'
import * as agents from './agents.ts'
import * as articles from './articles.ts'
import * as catalogueAdmin from './catalogue-admin.ts'
import * as categories from './categories.ts'
import * as chats from './chats.ts'
import * as cities from './cities.ts'
import * as clientTexts from './client-texts.ts'
import * as currencies from './currencies.ts'
import * as drafts from './drafts.ts'
import type { Endpoint } from './endpoint.ts'
import * as enquiries from './enquiries.ts'
import * as facilities from './facilities.ts'
import * as favourites from './favourites.ts'
import * as homepage from './homepage.ts'
import * as imports from './imports.ts'
import * as languages from './languages.ts'
import * as languagesAdmin from './languages-admin.ts'
import * as listingMaintenanceAdmin from './listing-maintenance-admin.ts'
import * as listings from './listings.ts'
import * as live from './live.ts'
import * as moderation from './moderation.ts'
import * as mortgages from './mortgages.ts'
import * as notifications from './notifications.ts'
import * as notificationsAdmin from './notifications-admin.ts'
import * as owner from './owner.ts'
import * as packages from './packages.ts'
import * as packagesAdmin from './packages-admin.ts'
import * as payments from './payments.ts'
import * as paymentsAdmin from './payments-admin.ts'
import * as paymentsGateways from './payments-gateways.ts'
import * as paymentsRevenue from './payments-revenue.ts'
import * as places from './places.ts'
import * as privacy from './privacy.ts'
import * as projects from './projects.ts'
import * as promotions from './promotions.ts'
import * as properties from './properties.ts'
import * as push from './push.ts'
import * as queuesAdmin from './queues-admin.ts'
import * as recommendations from './recommendations.ts'
import * as reports from './reports.ts'
import * as search from './search.ts'
import * as seo from './seo.ts'
import * as settings from './settings.ts'
import * as settingsAdmin from './settings-admin.ts'
import * as siteArchives from './site-archives.ts'
import * as siteTexts from './site-texts.ts'
import * as stories from './stories.ts'
import * as support from './support.ts'
import * as supportAdmin from './support-admin.ts'
import * as templatesAdmin from './templates-admin.ts'
import * as textGeneration from './text-generation.ts'
import * as usersAdmin from './users-admin.ts'
import * as verification from './verification.ts'
import * as verificationAdmin from './verification-admin.ts'
import * as viewings from './viewings.ts'

/** The calls that a contract file exports; its schemas and types are left out. */
type Calls<M> = { [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] }

/** All calls by feature, one group per contract file; the groups are the chapters of the API reference. */
export const features = {
  homepage: callsOf(homepage),
  search: callsOf(search),
  properties: callsOf(properties),
  listings: callsOf(listings),
  imports: callsOf(imports),
  drafts: callsOf(drafts),
  projects: callsOf(projects),
  promotions: callsOf(promotions),
  owner: callsOf(owner),
  'agent-dashboard': callsOf(agentDashboard),
  'admin-dashboard': callsOf(adminDashboard),
  moderation: callsOf(moderation),
  agents: callsOf(agents),
  favourites: callsOf(favourites),
  packages: callsOf(packages),
  payments: callsOf(payments),
  'catalogue-admin': callsOf(catalogueAdmin),
  'settings-admin': callsOf(settingsAdmin),
  'site-archives': callsOf(siteArchives),
  'languages-admin': callsOf(languagesAdmin),
  currencies: callsOf(currencies),
  'packages-admin': callsOf(packagesAdmin),
  'payments-admin': callsOf(paymentsAdmin),
  categories: callsOf(categories),
  facilities: callsOf(facilities),
  cities: callsOf(cities),
  'client-texts': callsOf(clientTexts),
  places: callsOf(places),
  accounts: {
    ...callsOf(accounts),
    ...callsOf(accountsPasskeys),
    ...callsOf(accountsPasswords),
    ...callsOf(accountsIdentity),
    ...callsOf(accountsTwoFactor),
  },
  chats: callsOf(chats),
  live: callsOf(live),
  notifications: callsOf(notifications),
  enquiries: callsOf(enquiries),
  viewings: callsOf(viewings),
  push: callsOf(push),
  reports: callsOf(reports),
  privacy: callsOf(privacy),
  'payments-gateways': callsOf(paymentsGateways),
  'payments-revenue': callsOf(paymentsRevenue),
  'support-admin': callsOf(supportAdmin),
  'listing-maintenance-admin': callsOf(listingMaintenanceAdmin),
  'queues-admin': callsOf(queuesAdmin),
  'notifications-admin': callsOf(notificationsAdmin),
  'users-admin': callsOf(usersAdmin),
  'verification-admin': callsOf(verificationAdmin),
  verification: callsOf(verification),
  settings: callsOf(settings),
  languages: callsOf(languages),
  seo: callsOf(seo),
  'ad-banners': callsOf(adBanners),
  'templates-admin': callsOf(templatesAdmin),
  support: callsOf(support),
  'site-texts': callsOf(siteTexts),
  articles: callsOf(articles),
  stories: callsOf(stories),
  'text-generation': callsOf(textGeneration),
  mortgages: callsOf(mortgages),
  recommendations: callsOf(recommendations),
}

type Groups = (typeof features)[keyof typeof features]
type Merged<U> = (U extends unknown ? (group: U) => void : never) extends (all: infer A) => void ? A : never

/** All calls of the API by export name; the server, the client, the tests and the reference derive from it. */
export const contract = Object.assign({}, ...Object.values(features)) as {
  [K in keyof Merged<Groups>]: Merged<Groups>[K]
}

/** Sorted by name: bundlers and Node order the exports of a module differently. */
function callsOf<M extends object>(file: M): Calls<M> {
  const calls = Object.entries(file).filter(([, value]) => isCall(value))
  return Object.fromEntries(calls.sort(([a], [b]) => (a < b ? -1 : 1))) as Calls<M>
}

function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'wire' in value && 'effect' in value
}
