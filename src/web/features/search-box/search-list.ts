/** All that is needed once somebody reaches for the box; it comes with the first touch, since it stands on every page. */
export { ChoiceList } from './choice-list.tsx'
export { nextOption } from './next-option.ts'
export { phraseHref, recentGroups, suggestedGroups } from './options.ts'
export { addRecent, readRecents, removeRecent } from './recent.ts'
