import type { SearchFilter, Wanted } from '#domain/search-filter.ts'
import { optionOf } from './document.ts'
import { anyOf, type Clause, type Condition, not, range, term, terms } from './question.ts'

const DAY_MS = 86_400_000
const MICROSECONDS = 1000
const MAX_PRICE = 9_223_372_036_854_775_807n
const MAX_REAL = 3e38

/** What of a filter is not a place or a text. */
export function conditionsOf(filter: SearchFilter, now: Date): Condition[] {
  const found: Condition[] = []
  const add = (group: string, clause: Clause, name = group) => found.push({ group, name, clause })
  const { kind, categoryIds, minPrice, maxPrice, minArea, maxArea, bedrooms, bathrooms } = filter
  if (kind) add('kind', ofKind(kind))
  if (categoryIds) add('category', terms('categoryId', categoryIds))
  if (minPrice !== undefined) add('price', range('price', { gte: wholePrice(Math.ceil(minPrice)) }), 'minPrice')
  if (maxPrice !== undefined) add('price', range('price', { lte: wholePrice(Math.floor(maxPrice)) }), 'maxPrice')
  if (minArea !== undefined) add('area', range('area', { gte: minArea }), 'minArea')
  if (maxArea !== undefined) add('area', range('area', { lte: maxArea }), 'maxArea')
  if (bedrooms !== undefined) add('bedrooms', atLeast('bedrooms', bedrooms))
  if (bathrooms !== undefined) add('bathrooms', atLeast('bathrooms', bathrooms))
  if (filter.postedWithinDays !== undefined) add('since', postedWithin(filter.postedWithinDays, now))
  if (filter.listedBy) add('by', listedBy(filter.listedBy))
  if (filter.promoted !== undefined) add('promoted', term('isPromoted', filter.promoted))
  if (filter.premium !== undefined) add('premium', term('isPremium', filter.premium))
  if (filter.ownerId !== undefined) add('owner', term('ownerId', filter.ownerId))
  if (filter.without?.length) add('without', not(terms('id', filter.without)))
  for (const wanted of filter.parameters ?? []) add(`p${wanted.parameterId}`, hasValue(wanted))
  for (const wanted of filter.facilities ?? []) add(`f${wanted.facilityId}`, isNear(wanted))
  if (filter.answersOneOf) add('answers', terms('answered', filter.answersOneOf))
  return found
}

export const ofKind = (kind: 'sell' | 'rent') => term('isForRent', kind === 'rent')
export const listedBy = (by: 'owner' | 'agency') => term('isByAgency', by === 'agency')
export const atLeast = (field: 'bedrooms' | 'bathrooms', least: number) => range(field, { gte: least })
export const postedWithin = (days: number, now: Date) =>
  range('createdAt', { gte: (now.getTime() - days * DAY_MS) * MICROSECONDS })

/** The field is a 64-bit integer, which not every number of JSON fits. */
function wholePrice(price: number): string {
  const whole = BigInt(price)
  return String(whole > MAX_PRICE ? MAX_PRICE : whole)
}

function hasValue(wanted: Wanted): Clause {
  const { parameterId } = wanted
  if ('oneOf' in wanted)
    return anyOf(
      wanted.oneOf.length === 0
        ? []
        : [
            terms(
              'options',
              wanted.oneOf.map((word) => optionOf(parameterId, word)),
            ),
          ],
    )
  const { least, most } = wanted
  return range(`numbers.${parameterId}`, {
    gte: asReal(least ?? 0),
    lte: asReal(most ?? MAX_REAL),
  })
}

/** Values are stored in single precision. */
const asReal = (value: number) => (value < 1e-30 ? 0 : Math.min(value, MAX_REAL))

const isNear = ({ facilityId, withinKm }: { facilityId: number; withinKm?: number }): Clause =>
  withinKm === undefined
    ? term('facilityIds', facilityId)
    : range(`facilities.${facilityId}`, { lte: Math.min(Math.floor(withinKm * 10 + 1e-9), MAX_TENTHS) })

const MAX_TENTHS = 32_767
