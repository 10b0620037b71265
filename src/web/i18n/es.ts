import { texts as account } from './account/es.ts'
import { texts as accountNav } from './account-nav/es.ts'
import { texts as admin } from './admin/es.ts'
import { texts as adminCatalogue } from './admin-catalogue/es.ts'
import { texts as adminForm } from './admin-form/es.ts'
import { texts as adminImports } from './admin-imports/es.ts'
import { texts as adminMessages } from './admin-messages/es.ts'
import { texts as adminMoney } from './admin-money/es.ts'
import { texts as adminPeople } from './admin-people/es.ts'
import { texts as adminQueues } from './admin-queues/es.ts'
import { texts as adminSettings } from './admin-settings/es.ts'
import { texts as adminSite } from './admin-site/es.ts'
import { texts as adminTexts } from './admin-texts/es.ts'
import { texts as adminToday } from './admin-today/es.ts'
import { texts as adminUpkeep } from './admin-upkeep/es.ts'
import { texts as adminVerification } from './admin-verification/es.ts'
import { texts as agents } from './agents/es.ts'
import { texts as api } from './api/es.ts'
import { texts as area } from './area/es.ts'
import { texts as catalogue } from './catalogue/es.ts'
import { texts as chat } from './chat/es.ts'
import { texts as compare } from './compare/es.ts'
import { texts as content } from './content/es.ts'
import { texts as core } from './core/es.ts'
import { texts as enquiries } from './enquiries/es.ts'
import { texts as favourites } from './favourites/es.ts'
import { texts as form } from './form/es.ts'
import { texts as gate } from './gate/es.ts'
import { texts as imports } from './imports/es.ts'
import { texts as likes } from './likes/es.ts'
import { texts as listing } from './listing/es.ts'
import { texts as listingForm } from './listing-form/es.ts'
import { texts as listingGate } from './listing-gate/es.ts'
import { texts as map } from './map/es.ts'
import { texts as moderation } from './moderation/es.ts'
import { texts as mortgage } from './mortgage/es.ts'
import { texts as notifications } from './notifications/es.ts'
import { texts as owner } from './owner/es.ts'
import { texts as payments } from './payments/es.ts'
import { texts as place } from './place/es.ts'
import { texts as profile } from './profile/es.ts'
import { texts as projects } from './projects/es.ts'
import { texts as reports } from './reports/es.ts'
import { texts as search } from './search/es.ts'
import { texts as searchMap } from './search-map/es.ts'
import { texts as server } from './server/es.ts'
import { texts as share } from './share/es.ts'
import type { Texts } from './translate.ts'
import { texts as viewings } from './viewings/es.ts'

/** Every area in one: for the server and for tests. A browser fetches the core and the areas its page shows. */
export const es: Texts = {
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
