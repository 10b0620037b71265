import { texts as account } from './account/en.ts'
import { texts as accountNav } from './account-nav/en.ts'
import { texts as admin } from './admin/en.ts'
import { texts as adminCatalogue } from './admin-catalogue/en.ts'
import { texts as adminForm } from './admin-form/en.ts'
import { texts as adminImports } from './admin-imports/en.ts'
import { texts as adminMessages } from './admin-messages/en.ts'
import { texts as adminMoney } from './admin-money/en.ts'
import { texts as adminPeople } from './admin-people/en.ts'
import { texts as adminQueues } from './admin-queues/en.ts'
import { texts as adminSettings } from './admin-settings/en.ts'
import { texts as adminSite } from './admin-site/en.ts'
import { texts as adminTexts } from './admin-texts/en.ts'
import { texts as adminToday } from './admin-today/en.ts'
import { texts as adminUpkeep } from './admin-upkeep/en.ts'
import { texts as adminVerification } from './admin-verification/en.ts'
import { texts as agents } from './agents/en.ts'
import { texts as api } from './api/en.ts'
import { texts as area } from './area/en.ts'
import { texts as catalogue } from './catalogue/en.ts'
import { texts as chat } from './chat/en.ts'
import { texts as compare } from './compare/en.ts'
import { texts as content } from './content/en.ts'
import { texts as core } from './core/en.ts'
import { texts as enquiries } from './enquiries/en.ts'
import { texts as favourites } from './favourites/en.ts'
import { texts as form } from './form/en.ts'
import { texts as gate } from './gate/en.ts'
import { texts as imports } from './imports/en.ts'
import { texts as likes } from './likes/en.ts'
import { texts as listing } from './listing/en.ts'
import { texts as listingForm } from './listing-form/en.ts'
import { texts as listingGate } from './listing-gate/en.ts'
import { texts as map } from './map/en.ts'
import { texts as moderation } from './moderation/en.ts'
import { texts as mortgage } from './mortgage/en.ts'
import { texts as notifications } from './notifications/en.ts'
import { texts as owner } from './owner/en.ts'
import { texts as payments } from './payments/en.ts'
import { texts as place } from './place/en.ts'
import { texts as profile } from './profile/en.ts'
import { texts as projects } from './projects/en.ts'
import { texts as reports } from './reports/en.ts'
import { texts as search } from './search/en.ts'
import { texts as searchMap } from './search-map/en.ts'
import { texts as server } from './server/en.ts'
import { texts as share } from './share/en.ts'
import { texts as viewings } from './viewings/en.ts'

/** Every area in one: for the server and for tests. A browser fetches the core and the areas its page shows. */
export const en = {
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
