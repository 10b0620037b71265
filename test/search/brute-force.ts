import { distanceKm, holds } from '#domain/geo.ts'
import { isInside } from '#domain/outline.ts'
import type { SearchFilter, SearchSort, Wanted } from '#domain/search-filter.ts'
import { daysBefore, type Home } from './world.ts'

const plain = (word: string) => word.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const atLeast = (value: number | null, least: number) => value !== null && value >= least

/** Whether a listing matches a filter, written as simply as possible. */
export function fits(home: Home, filter: SearchFilter): boolean {
  const { latitude, longitude } = home
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  const { around, box, areas } = filter
  const checks: boolean[] = [
    !filter.kind || home.kind === filter.kind,
    !filter.categoryIds || filter.categoryIds.includes(home.categoryId),
    !filter.scopes ||
      filter.scopes.some(
        ({ countryId, stateId, cityId }) =>
          countryId === home.countryId &&
          (stateId === undefined || stateId === home.stateId) &&
          (cityId === undefined || cityId === home.cityId),
      ),
    !around || (point !== null && distanceKm(point, around) <= around.radiusKm),
    !box || (point !== null && holds(box, point)),
    !areas || (point !== null && areas.some((outline) => isInside(outline, point))),
    filter.minPrice === undefined || home.price >= filter.minPrice,
    filter.maxPrice === undefined || home.price <= filter.maxPrice,
    filter.minArea === undefined || atLeast(home.area, filter.minArea),
    filter.maxArea === undefined || (home.area !== null && home.area <= filter.maxArea),
    filter.bedrooms === undefined || atLeast(home.bedrooms, filter.bedrooms),
    filter.bathrooms === undefined || atLeast(home.bathrooms, filter.bathrooms),
    (filter.parameters ?? []).every((want) => answers(home, want)),
    (filter.facilities ?? []).every(({ facilityId, withinKm }) => {
      const distance = home.facilities[facilityId]
      return distance !== undefined && (withinKm === undefined || distance <= withinKm)
    }),
    !filter.answersOneOf || filter.answersOneOf.some((id) => answeredOf(home).includes(id)),
    filter.postedWithinDays === undefined || daysBefore(home.createdAt) <= filter.postedWithinDays,
    !filter.listedBy || (filter.listedBy === 'agency') === home.isAgency,
    filter.ownerId === undefined || home.ownerId === filter.ownerId,
    filter.promoted === undefined || home.isPromoted === filter.promoted,
    filter.premium === undefined || home.isPremium === filter.premium,
    filter.text === undefined || hasWords(home, filter.text),
    !filter.without?.includes(home.id),
  ]
  return checks.every(Boolean)
}

/** Attributes that have a value. */
export const answeredOf = ({ answered, answers, numbers }: Home): readonly number[] =>
  answered ?? [...Object.keys(answers), ...Object.keys(numbers)].map(Number)

function answers(home: Home, want: Wanted): boolean {
  if ('oneOf' in want) {
    const wanted = new Set(want.oneOf.map(plain))
    return (home.answers[want.parameterId] ?? []).some((word) => wanted.has(plain(word)))
  }
  const number = home.numbers[want.parameterId]
  return number !== undefined && number >= (want.least ?? 0) && number <= (want.most ?? Number.POSITIVE_INFINITY)
}

/** The sort key of a listing: the smallest comes first, a missing one last. */
function keyOf(home: Home, sort: SearchSort, { around }: SearchFilter): number {
  const areaPrice = home.area ? Math.fround(home.price / home.area) : null
  switch (sort) {
    case 'price_low':
      return home.price
    case 'price_high':
      return -home.price
    case 'area_price_low':
      return areaPrice ?? Number.POSITIVE_INFINITY
    case 'area_price_high':
      return areaPrice === null ? Number.POSITIVE_INFINITY : -areaPrice
    case 'most_viewed':
      return -home.views
    case 'most_liked':
      return -home.likes
    case 'reduction':
      return -home.reduction
    case 'distance':
      return around
        ? Math.round(distanceKm(around, { latitude: home.latitude!, longitude: home.longitude! }) * 1e6)
        : -home.createdMicros
    default:
      return -home.createdMicros
  }
}

/** The ids of all matching listings in order; the highest id first among equals. */
export function search(homes: readonly Home[], filter: SearchFilter, sort: SearchSort): number[] {
  return homes
    .filter((home) => fits(home, filter))
    .map(({ id, ...home }) => ({ id, key: keyOf({ id, ...home }, sort, filter) }))
    .sort((a, b) => (a.key === b.key ? b.id - a.id : a.key < b.key ? -1 : 1))
    .map(({ id }) => id)
}

/** The last word may be incomplete. */
function hasWords({ words }: Home, text: string): boolean {
  const [last = '', ...others] = text.split(' ').reverse()
  return others.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last))
}
