import type { SearchFilter } from '#domain/search-filter.ts'
import type { Known } from './conditions.ts'
import type { Bindings } from './statement.ts'

/** What a number in `traits_of` is the number of. */
const OF = { option: 0, word: 1, facility: 2, bedrooms: 3, bathrooms: 4, category: 5, kind: 6, country: 7 } as const
/** More rooms are no further trait. */
const MOST_ROOMS = 10
const TRAITS =
  'traits_of(l.options, l.words_low, l.words_high, l.facility_mask, l.bedrooms, l.bathrooms, l.category_id, l.kind, l.country_id)'

const trait = (of: keyof typeof OF, value: number) => value * 8 + OF[of]

/**
 * The part of a filter that the index of traits can answer, said a second time for its sake: conditions on row `l` that
 * every fitting home meets, and some others may.
 */
export function traitConditions({ bind }: Bindings, filter: SearchFilter, known: Known): string[] {
  // Rare words lead to fewer homes than all traits together, and what is said twice seems rarer than it is.
  if (known.text !== null && known.text.rare !== null) return []
  const groups = groupsOf(filter, known)
  const single = groups.filter(({ length }) => length === 1).flat()
  const several = groups.filter(({ length }) => length > 1)
  return [
    ...(single.length > 0 ? [`${TRAITS} @> ${bind(single, 'bigint[]')}`] : []),
    ...several.map((group) => `${TRAITS} && ${bind(group, 'bigint[]')}`),
  ]
}

/** Of each group a home has to have one. */
function groupsOf(filter: SearchFilter, { options, text, vocabulary }: Known): number[][] {
  const { kind, categoryIds, scopes, bedrooms = 0, bathrooms = 0, parameters = [], facilities = [] } = filter
  const answers = parameters.map(({ parameterId }) => options.get(parameterId) ?? [])
  const near = facilities.flatMap(({ facilityId }) => vocabulary.facilityBits.get(facilityId) ?? [])
  const words = (text?.common ?? []).filter(({ others }) => others === null)
  return [
    ...(kind ? [[trait('kind', kind === 'sell' ? 0 : 1)]] : []),
    (categoryIds ?? []).map((id) => trait('category', id)),
    [...new Set(scopes?.map(({ countryId }) => countryId))].map((id) => trait('country', id)),
    rooms('bedrooms', bedrooms),
    rooms('bathrooms', bathrooms),
    ...answers.map((ids) => ids.map((id) => trait('option', id))),
    ...near.map((bit) => [trait('facility', bit)]),
    ...words.map(({ bits }) => bits.map((bit) => trait('word', bit))),
  ]
}

function rooms(of: 'bedrooms' | 'bathrooms', least: number): number[] {
  const whole = Math.min(Math.ceil(least), MOST_ROOMS)
  return whole > 0 ? [trait(of, whole)] : []
}
