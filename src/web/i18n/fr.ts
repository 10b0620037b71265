import { texts as accounts } from './accounts/fr.ts'
import { texts as accountsNav } from './accounts-nav/fr.ts'
import { texts as admin } from './admin/fr.ts'
import { texts as adminDashboard } from './admin-dashboard/fr.ts'
import { texts as adminForm } from './admin-form/fr.ts'
import { texts as agents } from './agents/fr.ts'
import { texts as api } from './api/fr.ts'
import { texts as areaUnits } from './area-units/fr.ts'
import { texts as articles } from './articles/fr.ts'
import { texts as catalogueAdmin } from './catalogue-admin/fr.ts'
import { texts as categories } from './categories/fr.ts'
import { texts as chats } from './chats/fr.ts'
import { texts as compare } from './compare/fr.ts'
import { texts as core } from './core/fr.ts'
import { texts as enquiries } from './enquiries/fr.ts'
import { texts as favourites } from './favourites/fr.ts'
import { texts as form } from './form/fr.ts'
import { texts as imports } from './imports/fr.ts'
import { texts as importsAdmin } from './imports-admin/fr.ts'
import { texts as languagesAdmin } from './languages-admin/fr.ts'
import { texts as listingForm } from './listing-form/fr.ts'
import { texts as listingMaintenanceAdmin } from './listing-maintenance-admin/fr.ts'
import { texts as listingsFields } from './listings-fields/fr.ts'
import { texts as map } from './map/fr.ts'
import { texts as moderation } from './moderation/fr.ts'
import { texts as mortgages } from './mortgages/fr.ts'
import { texts as notifications } from './notifications/fr.ts'
import { texts as notificationsAdmin } from './notifications-admin/fr.ts'
import { texts as owner } from './owner/fr.ts'
import { texts as packages } from './packages/fr.ts'
import { texts as payments } from './payments/fr.ts'
import { texts as paymentsAdmin } from './payments-admin/fr.ts'
import { texts as places } from './places/fr.ts'
import { texts as profile } from './profile/fr.ts'
import { texts as projects } from './projects/fr.ts'
import { texts as properties } from './properties/fr.ts'
import { texts as publishingRequirements } from './publishing-requirements/fr.ts'
import { texts as queuesAdmin } from './queues-admin/fr.ts'
import { texts as recommendations } from './recommendations/fr.ts'
import { texts as reports } from './reports/fr.ts'
import { texts as search } from './search/fr.ts'
import { texts as searchBox } from './search-box/fr.ts'
import { texts as searchMap } from './search-map/fr.ts'
import { texts as server } from './server/fr.ts'
import { texts as settingsAdmin } from './settings-admin/fr.ts'
import { texts as sharing } from './sharing/fr.ts'
import { texts as siteArchivesAdmin } from './site-archives-admin/fr.ts'
import { texts as siteTexts } from './site-texts/fr.ts'
import { texts as support } from './support/fr.ts'
import { texts as supportAdmin } from './support-admin/fr.ts'
import type { Texts } from './translate.ts'
import { texts as usersAdmin } from './users-admin/fr.ts'
import { texts as verificationAdmin } from './verification-admin/fr.ts'
import { texts as viewings } from './viewings/fr.ts'

/** All areas in one, for the server and for tests. A browser fetches the core and the areas its page shows. */
export const fr: Texts = {
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
