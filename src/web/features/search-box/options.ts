import type { Suggestion } from '#contract/search.ts'
import { type SearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import type { CachedCategory } from '#web/state/slices.ts'
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

/** What is looked for: homes to buy or rent, or projects. */
export interface Wish {
  type?: SearchQuery['type']
  isProject?: boolean
}

/** What was suggested, by kind in the order of the first of each, every line with where it leads. */
export function suggestedGroups(items: readonly Suggestion[], wish: Wish, t: Translate): ChoiceGroup[] {
  const place = (kinds: readonly Kind[]) => items.findIndex(({ kind }) => kinds.includes(kind))
  return GROUPS.toSorted((a, b) => place(a.kinds) - place(b.kinds)).flatMap(({ text, kinds }) => {
    const own = items.filter(({ kind }) => (kinds as readonly Kind[]).includes(kind))
    const choices = own.map(
      (item): Choice => ({
        icon: ICONS[item.kind],
        label: item.label,
        detail: item.detail,
        homes:
          item.kind === 'listing' || item.count === 0 || wish.isProject
            ? ''
            : t('searchbox.count', { count: item.count }),
        href: hrefOf(item, items, wish),
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

/** The property types, for a line that is still empty. */
export const categoryGroups = (categories: readonly CachedCategory[], wish: Wish, t: Translate): ChoiceGroup[] =>
  categories.length === 0
    ? []
    : [
        {
          name: t('searchbox.categories'),
          choices: categories.slice(0, MOST_CATEGORIES).map(({ slug_id, category, translated_name }) => ({
            icon: ICONS.category,
            label: translated_name || category,
            detail: '',
            homes: '',
            href: categoryHref(slug_id, wish),
            isRecent: false,
          })),
        },
      ]

const MOST_CATEGORIES = 8

const categoryHref = (slug: string, { type, isProject }: Wish) =>
  isProject
    ? paths.projects(new URLSearchParams({ category: slug }).toString())
    : paths.category(slug, writeSearchQuery(type ? { type } : {}))

/** Where a suggestion leads, with the choice of buying or renting, or among projects. */
export function hrefOf(item: Suggestion, all: readonly Suggestion[], { type, isProject = false }: Wish): string {
  const wish: SearchQuery = type ? { type } : {}
  const { state, country, slug = '' } = item
  if (isProject && ['city', 'state', 'country'].includes(item.kind))
    return paths.projects(new URLSearchParams({ place: placeOf(item) }).toString())
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
      return categoryHref(slug, { type, isProject })
    case 'listing':
      return paths.property(slug)
    case 'agent':
      return paths.agent(slug)
  }
}

const placeOf = ({ kind, label, country }: Suggestion) =>
  kind !== 'country' && country ? `${label}, ${country}` : label

/** Where plain words lead. */
export function phraseHref(words: string, { type, isProject }: Wish): string {
  const q = words.trim().slice(0, 200)
  if (isProject) return paths.projects(new URLSearchParams({ search: q }).toString())
  return paths.search(writeSearchQuery({ q, ...(type && { type }) }))
}
