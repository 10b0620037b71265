import { categoriesNow } from './categories.ts'
import { ChoiceList } from './choice-list.tsx'
import { nextOption } from './next-option.ts'
import { categoryGroups, phraseHref, recentGroups, suggestedGroups } from './options.ts'
import { addRecent, readRecents, removeRecent } from './recent.ts'

/** What the box needs once somebody reaches for it; it comes with the first touch, since the box stands on every page. */
export const searchList = {
  ChoiceList,
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
