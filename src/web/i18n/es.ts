import { texts as accounts } from './accounts/es.ts'
import { texts as accountsNav } from './accounts-nav/es.ts'
import { texts as admin } from './admin/es.ts'
import { texts as adminDashboard } from './admin-dashboard/es.ts'
import { texts as adminForm } from './admin-form/es.ts'
import { texts as agents } from './agents/es.ts'
import { texts as api } from './api/es.ts'
import { texts as areaUnits } from './area-units/es.ts'
import { texts as articles } from './articles/es.ts'
import { texts as catalogueAdmin } from './catalogue-admin/es.ts'
import { texts as categories } from './categories/es.ts'
import { texts as chats } from './chats/es.ts'
import { texts as compare } from './compare/es.ts'
import { texts as core } from './core/es.ts'
import { texts as enquiries } from './enquiries/es.ts'
import { texts as favourites } from './favourites/es.ts'
import { texts as form } from './form/es.ts'
import { texts as imports } from './imports/es.ts'
import { texts as importsAdmin } from './imports-admin/es.ts'
import { texts as languagesAdmin } from './languages-admin/es.ts'
import { texts as listingForm } from './listing-form/es.ts'
import { texts as listingMaintenanceAdmin } from './listing-maintenance-admin/es.ts'
import { texts as listingsFields } from './listings-fields/es.ts'
import { texts as map } from './map/es.ts'
import { texts as moderation } from './moderation/es.ts'
import { texts as mortgages } from './mortgages/es.ts'
import { texts as notifications } from './notifications/es.ts'
import { texts as notificationsAdmin } from './notifications-admin/es.ts'
import { texts as owner } from './owner/es.ts'
import { texts as packages } from './packages/es.ts'
import { texts as payments } from './payments/es.ts'
import { texts as paymentsAdmin } from './payments-admin/es.ts'
import { texts as places } from './places/es.ts'
import { texts as profile } from './profile/es.ts'
import { texts as projects } from './projects/es.ts'
import { texts as properties } from './properties/es.ts'
import { texts as publishingRequirements } from './publishing-requirements/es.ts'
import { texts as queuesAdmin } from './queues-admin/es.ts'
import { texts as recommendations } from './recommendations/es.ts'
import { texts as reports } from './reports/es.ts'
import { texts as search } from './search/es.ts'
import { texts as searchBox } from './search-box/es.ts'
import { texts as searchMap } from './search-map/es.ts'
import { texts as server } from './server/es.ts'
import { texts as settingsAdmin } from './settings-admin/es.ts'
import { texts as sharing } from './sharing/es.ts'
import { texts as siteArchivesAdmin } from './site-archives-admin/es.ts'
import { texts as siteTexts } from './site-texts/es.ts'
import { texts as support } from './support/es.ts'
import { texts as supportAdmin } from './support-admin/es.ts'
import type { Texts } from './translate.ts'
import { texts as usersAdmin } from './users-admin/es.ts'
import { texts as verificationAdmin } from './verification-admin/es.ts'
import { texts as viewings } from './viewings/es.ts'

/** All areas in one, for the server and for tests. A browser fetches the core and the areas its page shows. */
export const es: Texts = {
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
