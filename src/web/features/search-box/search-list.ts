import { currentPosition, positionError } from '#web/parts/current-position.ts'
import { categoriesNow } from './categories.ts'
import { ChoiceList } from './choice-list.tsx'
import { nextOption } from './next-option.ts'
import { categoryGroups, nearMeHref, phraseHref, placeGroups, recentGroups, suggestedGroups } from './options.ts'
import { PhraseParts, partLabels } from './phrase-parts.tsx'
import { popularCities } from './popular-cities.ts'
import { addRecent, readRecents, removeRecent } from './recent.ts'
import '#web/i18n/places/pack.ts'
import '#web/i18n/search-box/pack.ts'

/** The code of the suggestions; loaded on first focus, because the box is on every page. */
export const searchList = {
  ChoiceList,
  PhraseParts,
  partLabels,
  popularCities,
  placeGroups,
  nearMeHref,
  currentPosition,
  positionError,
  categoriesNow,
  categoryGroups,
  nextOption,
  phraseHref,
  recentGroups,
  suggestedGroups,
  addRecent,
  readRecents,
  removeRecent,
}

export type SearchList = typeof searchList
