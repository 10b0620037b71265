import { texts as account } from './account/fr.ts'
import { texts as accountNav } from './account-nav/fr.ts'
import { texts as admin } from './admin/fr.ts'
import { texts as adminCatalogue } from './admin-catalogue/fr.ts'
import { texts as adminForm } from './admin-form/fr.ts'
import { texts as adminImports } from './admin-imports/fr.ts'
import { texts as adminMessages } from './admin-messages/fr.ts'
import { texts as adminMoney } from './admin-money/fr.ts'
import { texts as adminPeople } from './admin-people/fr.ts'
import { texts as adminQueues } from './admin-queues/fr.ts'
import { texts as adminSettings } from './admin-settings/fr.ts'
import { texts as adminSite } from './admin-site/fr.ts'
import { texts as adminTexts } from './admin-texts/fr.ts'
import { texts as adminToday } from './admin-today/fr.ts'
import { texts as adminUpkeep } from './admin-upkeep/fr.ts'
import { texts as adminVerification } from './admin-verification/fr.ts'
import { texts as agents } from './agents/fr.ts'
import { texts as api } from './api/fr.ts'
import { texts as area } from './area/fr.ts'
import { texts as catalogue } from './catalogue/fr.ts'
import { texts as chat } from './chat/fr.ts'
import { texts as compare } from './compare/fr.ts'
import { texts as content } from './content/fr.ts'
import { texts as core } from './core/fr.ts'
import { texts as enquiries } from './enquiries/fr.ts'
import { texts as favourites } from './favourites/fr.ts'
import { texts as form } from './form/fr.ts'
import { texts as gate } from './gate/fr.ts'
import { texts as imports } from './imports/fr.ts'
import { texts as likes } from './likes/fr.ts'
import { texts as listing } from './listing/fr.ts'
import { texts as listingForm } from './listing-form/fr.ts'
import { texts as listingGate } from './listing-gate/fr.ts'
import { texts as map } from './map/fr.ts'
import { texts as moderation } from './moderation/fr.ts'
import { texts as mortgage } from './mortgage/fr.ts'
import { texts as notifications } from './notifications/fr.ts'
import { texts as owner } from './owner/fr.ts'
import { texts as payments } from './payments/fr.ts'
import { texts as place } from './place/fr.ts'
import { texts as profile } from './profile/fr.ts'
import { texts as projects } from './projects/fr.ts'
import { texts as reports } from './reports/fr.ts'
import { texts as search } from './search/fr.ts'
import { texts as searchMap } from './search-map/fr.ts'
import { texts as server } from './server/fr.ts'
import { texts as share } from './share/fr.ts'
import type { Texts } from './translate.ts'
import { texts as viewings } from './viewings/fr.ts'

/** Every area in one: for the server and for tests. A browser fetches the core and the areas its page shows. */
export const fr: Texts = {
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
