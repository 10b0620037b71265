import { texts as accounts } from './accounts/en.ts'
import { texts as accountsNav } from './accounts-nav/en.ts'
import { texts as admin } from './admin/en.ts'
import { texts as adminDashboard } from './admin-dashboard/en.ts'
import { texts as adminForm } from './admin-form/en.ts'
import { texts as agents } from './agents/en.ts'
import { texts as api } from './api/en.ts'
import { texts as areaUnits } from './area-units/en.ts'
import { texts as articles } from './articles/en.ts'
import { texts as catalogueAdmin } from './catalogue-admin/en.ts'
import { texts as categories } from './categories/en.ts'
import { texts as chats } from './chats/en.ts'
import { texts as compare } from './compare/en.ts'
import { texts as core } from './core/en.ts'
import { texts as enquiries } from './enquiries/en.ts'
import { texts as favourites } from './favourites/en.ts'
import { texts as form } from './form/en.ts'
import { texts as imports } from './imports/en.ts'
import { texts as importsAdmin } from './imports-admin/en.ts'
import { texts as languagesAdmin } from './languages-admin/en.ts'
import { texts as listingForm } from './listing-form/en.ts'
import { texts as listingMaintenanceAdmin } from './listing-maintenance-admin/en.ts'
import { texts as listingsFields } from './listings-fields/en.ts'
import { texts as map } from './map/en.ts'
import { texts as moderation } from './moderation/en.ts'
import { texts as mortgages } from './mortgages/en.ts'
import { texts as notifications } from './notifications/en.ts'
import { texts as notificationsAdmin } from './notifications-admin/en.ts'
import { texts as owner } from './owner/en.ts'
import { texts as packages } from './packages/en.ts'
import { texts as payments } from './payments/en.ts'
import { texts as paymentsAdmin } from './payments-admin/en.ts'
import { texts as places } from './places/en.ts'
import { texts as profile } from './profile/en.ts'
import { texts as projects } from './projects/en.ts'
import { texts as properties } from './properties/en.ts'
import { texts as publishingRequirements } from './publishing-requirements/en.ts'
import { texts as queuesAdmin } from './queues-admin/en.ts'
import { texts as recommendations } from './recommendations/en.ts'
import { texts as reports } from './reports/en.ts'
import { texts as search } from './search/en.ts'
import { texts as searchBox } from './search-box/en.ts'
import { texts as searchMap } from './search-map/en.ts'
import { texts as server } from './server/en.ts'
import { texts as settingsAdmin } from './settings-admin/en.ts'
import { texts as sharing } from './sharing/en.ts'
import { texts as siteArchivesAdmin } from './site-archives-admin/en.ts'
import { texts as siteTexts } from './site-texts/en.ts'
import { texts as support } from './support/en.ts'
import { texts as supportAdmin } from './support-admin/en.ts'
import { texts as usersAdmin } from './users-admin/en.ts'
import { texts as verificationAdmin } from './verification-admin/en.ts'
import { texts as viewings } from './viewings/en.ts'

/** All areas in one, for the server and for tests. A browser fetches the core and the areas its page shows. */
export const en = {
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
