import { texts as account } from './account/ar.ts'
import { texts as accountNav } from './account-nav/ar.ts'
import { texts as admin } from './admin/ar.ts'
import { texts as adminCatalogue } from './admin-catalogue/ar.ts'
import { texts as adminForm } from './admin-form/ar.ts'
import { texts as adminImports } from './admin-imports/ar.ts'
import { texts as adminMessages } from './admin-messages/ar.ts'
import { texts as adminMoney } from './admin-money/ar.ts'
import { texts as adminPeople } from './admin-people/ar.ts'
import { texts as adminQueues } from './admin-queues/ar.ts'
import { texts as adminSettings } from './admin-settings/ar.ts'
import { texts as adminSite } from './admin-site/ar.ts'
import { texts as adminTexts } from './admin-texts/ar.ts'
import { texts as adminToday } from './admin-today/ar.ts'
import { texts as adminUpkeep } from './admin-upkeep/ar.ts'
import { texts as adminVerification } from './admin-verification/ar.ts'
import { texts as agents } from './agents/ar.ts'
import { texts as api } from './api/ar.ts'
import { texts as area } from './area/ar.ts'
import { texts as catalogue } from './catalogue/ar.ts'
import { texts as chat } from './chat/ar.ts'
import { texts as compare } from './compare/ar.ts'
import { texts as content } from './content/ar.ts'
import { texts as core } from './core/ar.ts'
import { texts as enquiries } from './enquiries/ar.ts'
import { texts as favourites } from './favourites/ar.ts'
import { texts as form } from './form/ar.ts'
import { texts as gate } from './gate/ar.ts'
import { texts as imports } from './imports/ar.ts'
import { texts as likes } from './likes/ar.ts'
import { texts as listing } from './listing/ar.ts'
import { texts as listingForm } from './listing-form/ar.ts'
import { texts as listingGate } from './listing-gate/ar.ts'
import { texts as map } from './map/ar.ts'
import { texts as moderation } from './moderation/ar.ts'
import { texts as mortgage } from './mortgage/ar.ts'
import { texts as notifications } from './notifications/ar.ts'
import { texts as owner } from './owner/ar.ts'
import { texts as payments } from './payments/ar.ts'
import { texts as place } from './place/ar.ts'
import { texts as profile } from './profile/ar.ts'
import { texts as projects } from './projects/ar.ts'
import { texts as reports } from './reports/ar.ts'
import { texts as search } from './search/ar.ts'
import { texts as searchMap } from './search-map/ar.ts'
import { texts as server } from './server/ar.ts'
import { texts as share } from './share/ar.ts'
import type { Texts } from './translate.ts'
import { texts as viewings } from './viewings/ar.ts'

/** Every area in one: for the server and for tests. A browser fetches the core and the areas its page shows. */
export const ar: Texts = {
  ...core,
  ...adminTexts,
  ...adminSite,
  ...adminCatalogue,
  ...adminSettings,
  ...adminForm,
  ...imports,
  ...likes,
  ...api,
  ...area,
  ...moderation,
  ...mortgage,
  ...content,
  ...account,
  ...admin,
  ...adminToday,
  ...adminPeople,
  ...adminVerification,
  ...adminMoney,
  ...adminMessages,
  ...adminQueues,
  ...adminImports,
  ...adminUpkeep,
  ...agents,
  ...catalogue,
  ...compare,
  ...enquiries,
  ...favourites,
  ...form,
  ...gate,
  ...listing,
  ...listingForm,
  ...listingGate,
  ...map,
  ...owner,
  ...accountNav,
  ...payments,
  ...place,
  ...profile,
  ...projects,
  ...search,
  ...searchMap,
  ...chat,
  ...notifications,
  ...reports,
  ...server,
  ...viewings,
  ...share,
}
