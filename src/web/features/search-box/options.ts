import type { Suggestion } from '#contract/search.ts'
import { type SearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import type { Recent } from './recent.ts'

/** One line under the box. */
export interface Choice {
  icon: IconName
  label: string
  detail: string
  /** How many homes, in words. */
  homes: string
  href: string
  /** Kept from before, so it can be removed. */
  isRecent: boolean
}

export interface ChoiceGroup {
  name: string
  choices: Choice[]
}

type Kind = Suggestion['kind']

const ICONS: Record<Kind, IconName> = {
  city: 'map-pin',
  state: 'map',
  country: 'globe',
  category: 'building-complex',
  listing: 'house',
  agent: 'user',
}

const GROUPS = [
  { text: 'searchbox.places', kinds: ['city', 'state', 'country'] },
  { text: 'searchbox.categories', kinds: ['category'] },
  { text: 'searchbox.homes', kinds: ['listing'] },
  { text: 'searchbox.agents', kinds: ['agent'] },
] as const satisfies { text: string; kinds: Kind[] }[]

/** What was suggested, by kind in the order of the first of each, every line with where it leads. */
export function suggestedGroups(items: readonly Suggestion[], type: SearchQuery['type'], t: Translate): ChoiceGroup[] {
  const place = (kinds: readonly Kind[]) => items.findIndex(({ kind }) => kinds.includes(kind))
  return GROUPS.toSorted((a, b) => place(a.kinds) - place(b.kinds)).flatMap(({ text, kinds }) => {
    const own = items.filter(({ kind }) => (kinds as readonly Kind[]).includes(kind))
    const choices = own.map(
      (item): Choice => ({
        icon: ICONS[item.kind],
        label: item.label,
        detail: item.detail,
        homes: item.kind === 'listing' || item.count === 0 ? '' : t('searchbox.count', { count: item.count }),
        href: hrefOf(item, items, type),
        isRecent: false,
      }),
    )
    return choices.length > 0 ? [{ name: t(text), choices }] : []
  })
}

export const recentGroups = (recents: readonly Recent[], t: Translate): ChoiceGroup[] =>
  recents.length === 0
    ? []
    : [
        {
          name: t('searchbox.recent'),
          choices: recents.map((recent) => ({ ...recent, icon: 'clock', homes: '', isRecent: true })),
        },
      ]

/** Where a suggestion leads, with the choice of buying or renting. */
export function hrefOf(item: Suggestion, all: readonly Suggestion[], type: SearchQuery['type']): string {
  const wish: SearchQuery = type ? { type } : {}
  const { state, country, slug = '' } = item
  switch (item.kind) {
    case 'city': {
      // Only where several places share the name does it need saying which.
      const isAmbiguous = all.some((other) => other !== item && other.kind === 'city' && other.label === item.label)
      const which = isAmbiguous ? { ...(state && { state }), ...(country && { country }) } : {}
      return paths.city(item.city ?? item.label, writeSearchQuery({ ...wish, ...which }))
    }
    case 'state':
      return paths.properties(writeSearchQuery({ ...wish, state: state ?? item.label, ...(country && { country }) }))
    case 'country':
      return paths.properties(writeSearchQuery({ ...wish, country: country ?? item.label }))
    case 'category':
      return paths.category(slug, writeSearchQuery(wish))
    case 'listing':
      return paths.property(slug)
    case 'agent':
      return paths.agent(slug)
  }
}

/** Where plain words lead. */
export const phraseHref = (words: string, type: SearchQuery['type']) =>
  paths.search(writeSearchQuery({ q: words.trim().slice(0, 200), ...(type && { type }) }))
