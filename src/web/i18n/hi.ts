import { texts as account } from './account/hi.ts'
import { texts as accountNav } from './account-nav/hi.ts'
import { texts as admin } from './admin/hi.ts'
import { texts as adminCatalogue } from './admin-catalogue/hi.ts'
import { texts as adminForm } from './admin-form/hi.ts'
import { texts as adminImports } from './admin-imports/hi.ts'
import { texts as adminMessages } from './admin-messages/hi.ts'
import { texts as adminMoney } from './admin-money/hi.ts'
import { texts as adminPeople } from './admin-people/hi.ts'
import { texts as adminQueues } from './admin-queues/hi.ts'
import { texts as adminSettings } from './admin-settings/hi.ts'
import { texts as adminSite } from './admin-site/hi.ts'
import { texts as adminTexts } from './admin-texts/hi.ts'
import { texts as adminToday } from './admin-today/hi.ts'
import { texts as adminUpkeep } from './admin-upkeep/hi.ts'
import { texts as adminVerification } from './admin-verification/hi.ts'
import { texts as agents } from './agents/hi.ts'
import { texts as api } from './api/hi.ts'
import { texts as area } from './area/hi.ts'
import { texts as catalogue } from './catalogue/hi.ts'
import { texts as chat } from './chat/hi.ts'
import { texts as compare } from './compare/hi.ts'
import { texts as content } from './content/hi.ts'
import { texts as core } from './core/hi.ts'
import { texts as enquiries } from './enquiries/hi.ts'
import { texts as favourites } from './favourites/hi.ts'
import { texts as form } from './form/hi.ts'
import { texts as gate } from './gate/hi.ts'
import { texts as imports } from './imports/hi.ts'
import { texts as likes } from './likes/hi.ts'
import { texts as listing } from './listing/hi.ts'
import { texts as listingForm } from './listing-form/hi.ts'
import { texts as listingGate } from './listing-gate/hi.ts'
import { texts as map } from './map/hi.ts'
import { texts as moderation } from './moderation/hi.ts'
import { texts as mortgage } from './mortgage/hi.ts'
import { texts as notifications } from './notifications/hi.ts'
import { texts as owner } from './owner/hi.ts'
import { texts as payments } from './payments/hi.ts'
import { texts as place } from './place/hi.ts'
import { texts as profile } from './profile/hi.ts'
import { texts as projects } from './projects/hi.ts'
import { texts as reports } from './reports/hi.ts'
import { texts as search } from './search/hi.ts'
import { texts as searchMap } from './search-map/hi.ts'
import { texts as server } from './server/hi.ts'
import { texts as share } from './share/hi.ts'
import type { Texts } from './translate.ts'
import { texts as viewings } from './viewings/hi.ts'

/** Every area in one: for the server and for tests. A browser fetches the core and the areas its page shows. */
export const hi: Texts = {
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
