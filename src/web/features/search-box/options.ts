import type { Suggestion } from '#contract/search.ts'
import { type SearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import type { CachedCategory } from '#web/state/slices.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import type { PopularCity } from './popular-cities.ts'
import type { Recent } from './recent.ts'

/** One suggestion. */
export interface Choice {
  icon: IconName
  label: string
  detail: string
  /** The number of homes, as text. */
  homes: string
  href: string
  /** A recent search, so it can be removed. */
  isRecent: boolean
  /** Searches around the visitor, whose position is asked for first. */
  isNearMe?: true
}

export interface ChoiceGroup {
  name: string
  choices: Choice[]
}

type Kind = Suggestion['kind']

const ICONS: Record<Kind, IconName> = {
  city: 'map-pin',
  district: 'map-pin',
  postcode: 'map-pin',
  state: 'map',
  country: 'globe',
  category: 'building-complex',
  listing: 'house',
  agent: 'user',
}

const GROUPS = [
  { text: 'searchbox.places', kinds: ['city', 'district', 'postcode', 'state', 'country'] },
  { text: 'searchbox.categories', kinds: ['category'] },
  { text: 'searchbox.homes', kinds: ['listing'] },
  { text: 'searchbox.agents', kinds: ['agent'] },
] as const satisfies { text: string; kinds: Kind[] }[]

/** A home is one; the text search for a neighbourhood also finds homes that only mention it. */
const UNCOUNTED: readonly Kind[] = ['listing', 'district', 'postcode']

/** The search target: homes to buy or rent, or projects. */
export interface Wish extends Pick<SearchQuery, 'type' | 'category' | 'max_price'> {
  isProject?: boolean
}

/** The choices beside the text as search filters. */
const filtersOf = ({ type, category, max_price }: Wish): SearchQuery => ({
  ...(type && { type }),
  ...(category && { category }),
  ...(max_price !== undefined && { max_price }),
})

/** The suggestions in groups, ordered by the first of each kind, every one with its address. */
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
          UNCOUNTED.includes(item.kind) || item.count === 0 || wish.isProject
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

/** For an empty input: the homes around the visitor, and the cities with most homes. */
export const placeGroups = (cities: readonly PopularCity[], wish: Wish, t: Translate): ChoiceGroup[] => [
  {
    name: t('searchbox.popular'),
    choices: [
      {
        icon: 'locate-fixed',
        label: t('searchbox.near-me'),
        detail: '',
        homes: '',
        href: NEAR_ME,
        isRecent: false,
        isNearMe: true,
      },
      ...cities.map(
        ({ City: city, country, Count: count }): Choice => ({
          icon: ICONS.city,
          label: city,
          detail: country,
          homes: wish.isProject ? '' : t('searchbox.count', { count }),
          href: hrefOf({ kind: 'city', label: city, detail: country, count, city, country }, [], wish),
          isRecent: false,
        }),
      ),
    ],
  },
]

const NEAR_ME = '#near-me'
const NEAR_KM = 10

/** The homes around a position, or the projects of its surroundings. */
export function nearMeHref({ latitude, longitude }: { latitude: number; longitude: number }, { type }: Wish): string {
  const at = { latitude: Number(latitude.toFixed(4)), longitude: Number(longitude.toFixed(4)), radius: NEAR_KM }
  return paths.properties(writeSearchQuery({ ...(type && { type }), ...at }))
}

/** The property types, for an empty input. */
export const categoryGroups = (categories: readonly CachedCategory[], wish: Wish, t: Translate): ChoiceGroup[] =>
  categories.length === 0
    ? []
    : [
        {
          name: t('searchbox.categories'),
          choices: categories.slice(0, MAX_CATEGORIES).map(({ slug_id, category, translated_name }) => ({
            icon: ICONS.category,
            label: translated_name || category,
            detail: '',
            homes: '',
            href: categoryHref(slug_id, wish),
            isRecent: false,
          })),
        },
      ]

const MAX_CATEGORIES = 8

const categoryHref = (slug: string, { type, isProject }: Wish) =>
  isProject
    ? paths.projects(new URLSearchParams({ category: slug }).toString())
    : paths.category(slug, writeSearchQuery(type ? { type } : {}))

/** The address of a suggestion, with the choice of Buy or Rent, or among projects. */
export function hrefOf(item: Suggestion, all: readonly Suggestion[], choice: Wish): string {
  const { type, isProject = false } = choice
  const wish = filtersOf(choice)
  const { state, country, slug = '' } = item
  if (isProject && isPlace(item.kind)) return paths.projects(new URLSearchParams({ place: placeOf(item) }).toString())
  switch (item.kind) {
    case 'city': {
      // Qualified only where several places share the name.
      const isAmbiguous = all.some((other) => other !== item && other.kind === 'city' && other.label === item.label)
      const which = isAmbiguous ? { ...(state && { state }), ...(country && { country }) } : {}
      return paths.city(item.city ?? item.label, writeSearchQuery({ ...wish, ...which }))
    }
    case 'district':
    case 'postcode':
      return paths.city(item.city ?? '', writeSearchQuery({ ...wish, ...(country && { country }), q: item.label }))
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

const isPlace = (kind: Kind) => ['city', 'district', 'postcode', 'state', 'country'].includes(kind)

/** Projects have no neighbourhood and no postcode, so their city is searched. */
function placeOf({ kind, label, city, country }: Suggestion) {
  const name = kind === 'district' || kind === 'postcode' ? (city ?? label) : label
  return kind !== 'country' && country ? `${name}, ${country}` : name
}

/** The address of a plain text search. */
export function phraseHref(words: string, wish: Wish): string {
  const q = words.trim().slice(0, 200)
  if (wish.isProject) return paths.projects(new URLSearchParams({ search: q }).toString())
  return paths.search(writeSearchQuery({ q, ...filtersOf(wish) }))
}
