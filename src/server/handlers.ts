import type { Handlers } from './context.ts'
import * as accounts from './features/accounts/handlers.ts'
import * as adBanners from './features/ad-banners/handlers.ts'
import * as adminDashboard from './features/admin-dashboard/handlers.ts'
import * as agentDashboard from './features/agent-dashboard/handlers.ts'
import * as agents from './features/agents/handlers.ts'
import * as articles from './features/articles/handlers.ts'
import * as blocks from './features/blocks/handlers.ts'
import * as catalogue from './features/catalogue/handlers.ts'
import * as categories from './features/categories/handlers.ts'
import * as chats from './features/chats/handlers.ts'
import * as cities from './features/cities/handlers.ts'
import * as clientTexts from './features/client-texts/handlers.ts'
import * as currencies from './features/currencies/handlers.ts'
import * as drafts from './features/drafts/handlers.ts'
import * as enquiries from './features/enquiries/handlers.ts'
import * as facilities from './features/facilities/handlers.ts'
import * as favourites from './features/favourites/handlers.ts'
import * as homepage from './features/homepage/handlers.ts'
import * as imports from './features/imports/handlers.ts'
import * as languages from './features/languages/handlers.ts'
import * as listingMaintenance from './features/listing-maintenance/handlers.ts'
import * as live from './features/live/handlers.ts'
import * as moderation from './features/moderation/handlers.ts'
import * as mortgages from './features/mortgages/handlers.ts'
import * as notifications from './features/notifications/handlers.ts'
import * as owner from './features/owner/handlers.ts'
import * as packages from './features/packages/handlers.ts'
import * as payments from './features/payments/handlers.ts'
import * as places from './features/places/handlers.ts'
import * as privacy from './features/privacy/handlers.ts'
import * as projects from './features/projects/handlers.ts'
import * as promotions from './features/promotions/handlers.ts'
import * as properties from './features/properties/handlers.ts'
import * as push from './features/push/handlers.ts'
import * as queues from './features/queues/handlers.ts'
import * as recommendations from './features/recommendations/handlers.ts'
import * as reports from './features/reports/handlers.ts'
import * as search from './features/search/handlers.ts'
import * as seo from './features/seo/handlers.ts'
import * as settings from './features/settings/handlers.ts'
import * as siteArchives from './features/site-archives/handlers.ts'
import * as siteTexts from './features/site-texts/handlers.ts'
import * as stories from './features/stories/handlers.ts'
import * as support from './features/support/handlers.ts'
import * as templates from './features/templates/handlers.ts'
import * as textGeneration from './features/text-generation/handlers.ts'
import * as users from './features/users/handlers.ts'
import * as verification from './features/verification/handlers.ts'
import * as viewings from './features/viewings/handlers.ts'

const all = {
  ...accounts,
  ...adBanners,
  ...adminDashboard,
  ...agentDashboard,
  ...agents,
  ...articles,
  ...blocks,
  ...catalogue,
  ...categories,
  ...chats,
  ...cities,
  ...clientTexts,
  ...currencies,
  ...drafts,
  ...enquiries,
  ...facilities,
  ...favourites,
  ...homepage,
  ...imports,
  ...languages,
  ...listingMaintenance,
  ...live,
  ...moderation,
  ...mortgages,
  ...notifications,
  ...owner,
  ...packages,
  ...payments,
  ...places,
  ...privacy,
  ...projects,
  ...promotions,
  ...properties,
  ...push,
  ...queues,
  ...recommendations,
  ...reports,
  ...search,
  ...seo,
  ...settings,
  ...siteArchives,
  ...siteTexts,
  ...stories,
  ...support,
  ...templates,
  ...textGeneration,
  ...users,
  ...verification,
  ...viewings,
}

type WithoutCall = Exclude<keyof typeof all, keyof Handlers>

/** Every handler under the name of its call. The compiler names a call without a handler and a handler without a call. */
export const handlers: Handlers & Record<WithoutCall, never> = all
