import { texts as accounts } from './accounts/hi.ts'
import { texts as accountsNav } from './accounts-nav/hi.ts'
import { texts as admin } from './admin/hi.ts'
import { texts as adminDashboard } from './admin-dashboard/hi.ts'
import { texts as adminForm } from './admin-form/hi.ts'
import { texts as agents } from './agents/hi.ts'
import { texts as api } from './api/hi.ts'
import { texts as areaUnits } from './area-units/hi.ts'
import { texts as articles } from './articles/hi.ts'
import { texts as catalogueAdmin } from './catalogue-admin/hi.ts'
import { texts as categories } from './categories/hi.ts'
import { texts as chats } from './chats/hi.ts'
import { texts as compare } from './compare/hi.ts'
import { texts as core } from './core/hi.ts'
import { texts as enquiries } from './enquiries/hi.ts'
import { texts as favourites } from './favourites/hi.ts'
import { texts as form } from './form/hi.ts'
import { texts as imports } from './imports/hi.ts'
import { texts as importsAdmin } from './imports-admin/hi.ts'
import { texts as languagesAdmin } from './languages-admin/hi.ts'
import { texts as listingForm } from './listing-form/hi.ts'
import { texts as listingMaintenanceAdmin } from './listing-maintenance-admin/hi.ts'
import { texts as listingsFields } from './listings-fields/hi.ts'
import { texts as map } from './map/hi.ts'
import { texts as moderation } from './moderation/hi.ts'
import { texts as mortgages } from './mortgages/hi.ts'
import { texts as notifications } from './notifications/hi.ts'
import { texts as notificationsAdmin } from './notifications-admin/hi.ts'
import { texts as owner } from './owner/hi.ts'
import { texts as packages } from './packages/hi.ts'
import { texts as payments } from './payments/hi.ts'
import { texts as paymentsAdmin } from './payments-admin/hi.ts'
import { texts as places } from './places/hi.ts'
import { texts as profile } from './profile/hi.ts'
import { texts as projects } from './projects/hi.ts'
import { texts as properties } from './properties/hi.ts'
import { texts as publishingRequirements } from './publishing-requirements/hi.ts'
import { texts as queuesAdmin } from './queues-admin/hi.ts'
import { texts as recommendations } from './recommendations/hi.ts'
import { texts as reports } from './reports/hi.ts'
import { texts as search } from './search/hi.ts'
import { texts as searchBox } from './search-box/hi.ts'
import { texts as searchMap } from './search-map/hi.ts'
import { texts as server } from './server/hi.ts'
import { texts as settingsAdmin } from './settings-admin/hi.ts'
import { texts as sharing } from './sharing/hi.ts'
import { texts as siteArchivesAdmin } from './site-archives-admin/hi.ts'
import { texts as siteTexts } from './site-texts/hi.ts'
import { texts as support } from './support/hi.ts'
import { texts as supportAdmin } from './support-admin/hi.ts'
import type { Texts } from './translate.ts'
import { texts as usersAdmin } from './users-admin/hi.ts'
import { texts as verificationAdmin } from './verification-admin/hi.ts'
import { texts as viewings } from './viewings/hi.ts'

/** All areas in one, for the server and for tests. A browser fetches the core and the areas its page shows. */
export const hi: Texts = {
  ...core,
  ...languagesAdmin,
  ...siteArchivesAdmin,
  ...catalogueAdmin,
  ...settingsAdmin,
  ...adminForm,
  ...imports,
  ...recommendations,
  ...api,
  ...areaUnits,
  ...moderation,
  ...mortgages,
  ...articles,
  ...notificationsAdmin,
  ...support,
  ...siteTexts,
  ...accounts,
  ...admin,
  ...adminDashboard,
  ...usersAdmin,
  ...verificationAdmin,
  ...paymentsAdmin,
  ...supportAdmin,
  ...queuesAdmin,
  ...importsAdmin,
  ...listingMaintenanceAdmin,
  ...agents,
  ...categories,
  ...compare,
  ...enquiries,
  ...favourites,
  ...form,
  ...packages,
  ...properties,
  ...listingsFields,
  ...listingForm,
  ...publishingRequirements,
  ...map,
  ...owner,
  ...accountsNav,
  ...payments,
  ...places,
  ...profile,
  ...projects,
  ...search,
  ...searchBox,
  ...searchMap,
  ...chats,
  ...notifications,
  ...reports,
  ...server,
  ...viewings,
  ...sharing,
}
