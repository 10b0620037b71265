import { texts as accounts } from './accounts/ar.ts'
import { texts as accountsNav } from './accounts-nav/ar.ts'
import { texts as admin } from './admin/ar.ts'
import { texts as adminDashboard } from './admin-dashboard/ar.ts'
import { texts as adminForm } from './admin-form/ar.ts'
import { texts as agents } from './agents/ar.ts'
import { texts as api } from './api/ar.ts'
import { texts as areaUnits } from './area-units/ar.ts'
import { texts as articles } from './articles/ar.ts'
import { texts as catalogueAdmin } from './catalogue-admin/ar.ts'
import { texts as categories } from './categories/ar.ts'
import { texts as chats } from './chats/ar.ts'
import { texts as compare } from './compare/ar.ts'
import { texts as core } from './core/ar.ts'
import { texts as enquiries } from './enquiries/ar.ts'
import { texts as favourites } from './favourites/ar.ts'
import { texts as form } from './form/ar.ts'
import { texts as imports } from './imports/ar.ts'
import { texts as importsAdmin } from './imports-admin/ar.ts'
import { texts as languagesAdmin } from './languages-admin/ar.ts'
import { texts as listingForm } from './listing-form/ar.ts'
import { texts as listingMaintenanceAdmin } from './listing-maintenance-admin/ar.ts'
import { texts as listingsFields } from './listings-fields/ar.ts'
import { texts as map } from './map/ar.ts'
import { texts as moderation } from './moderation/ar.ts'
import { texts as mortgages } from './mortgages/ar.ts'
import { texts as notifications } from './notifications/ar.ts'
import { texts as notificationsAdmin } from './notifications-admin/ar.ts'
import { texts as owner } from './owner/ar.ts'
import { texts as packages } from './packages/ar.ts'
import { texts as payments } from './payments/ar.ts'
import { texts as paymentsAdmin } from './payments-admin/ar.ts'
import { texts as places } from './places/ar.ts'
import { texts as profile } from './profile/ar.ts'
import { texts as projects } from './projects/ar.ts'
import { texts as properties } from './properties/ar.ts'
import { texts as publishingRequirements } from './publishing-requirements/ar.ts'
import { texts as queuesAdmin } from './queues-admin/ar.ts'
import { texts as recommendations } from './recommendations/ar.ts'
import { texts as reports } from './reports/ar.ts'
import { texts as search } from './search/ar.ts'
import { texts as searchBox } from './search-box/ar.ts'
import { texts as searchMap } from './search-map/ar.ts'
import { texts as server } from './server/ar.ts'
import { texts as settingsAdmin } from './settings-admin/ar.ts'
import { texts as sharing } from './sharing/ar.ts'
import { texts as siteArchivesAdmin } from './site-archives-admin/ar.ts'
import { texts as siteTexts } from './site-texts/ar.ts'
import { texts as support } from './support/ar.ts'
import { texts as supportAdmin } from './support-admin/ar.ts'
import type { Texts } from './translate.ts'
import { texts as usersAdmin } from './users-admin/ar.ts'
import { texts as verificationAdmin } from './verification-admin/ar.ts'
import { texts as viewings } from './viewings/ar.ts'

/** All areas in one, for the server and for tests. A browser fetches the core and the areas its page shows. */
export const ar: Texts = {
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
