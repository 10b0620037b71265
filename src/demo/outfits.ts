import type { DemoProperty } from './listings.ts'
import type { Picture } from './pictures.ts'
import { type Random, random } from './random.ts'

/** A stored image with its id. */
export type Stored = Picture & { mediaId: number }

export interface Outfit {
  title: number | null
  gallery: readonly number[]
  floors: readonly { title: string; mediaId: number }[]
  panorama: number | null
}

type Category = DemoProperty['category']

/** Styles of a category, best first; other styles are a fallback. */
const STYLES: Record<Category, readonly string[]> = {
  apartment: ['flat', 'apartment', 'tower', 'loft'],
  studio: ['flat', 'loft', 'apartment', 'tower'],
  penthouse: ['tower', 'penthouse', 'loft', 'flat'],
  house: ['house', 'farmhouse', 'bungalow', 'cottage'],
  villa: ['villa', 'modern'],
  townhouse: ['townhouse', 'terrace', 'row'],
  land: ['land', 'house', 'villa'],
  commercial: ['shop', 'commercial', 'office', 'loft', 'terrace'],
  office: ['office', 'commercial', 'tower', 'loft'],
}

/** Image kinds of a title image, most common first. */
const LEAD: Record<Category, readonly string[]> = {
  apartment: ['exterior', 'living', 'kitchen', 'dining'],
  studio: ['living', 'exterior', 'bedroom', 'kitchen'],
  penthouse: ['living', 'balcony', 'exterior', 'dining'],
  house: ['exterior', 'garden', 'living'],
  villa: ['exterior', 'garden', 'aerial'],
  townhouse: ['exterior', 'living', 'kitchen'],
  land: ['land', 'aerial'],
  commercial: ['commercial', 'exterior'],
  office: ['commercial', 'study', 'exterior'],
}

/** Image kinds that fill a short gallery of a property without rooms. */
const SPARE: Partial<Record<Category, readonly string[]>> = { land: ['garden'], office: ['hall'], commercial: ['hall'] }

const amenities = ({ parameters }: DemoProperty) => [parameters.amenities ?? []].flat()
const isHouse = ({ category }: DemoProperty) => category === 'house' || category === 'villa' || category === 'townhouse'
const isHigh = ({ parameters }: DemoProperty) => Number.parseInt(String(parameters.floor), 10) >= 6

/** An image must not show features that the listing does not have. */
const CLAIMS: readonly [shows: RegExp, holds: (listing: DemoProperty) => boolean][] = [
  [
    /\bsea\b|beach|waterfront|marina|harbour|ocean/i,
    (home) =>
      home.parameters.view === 'Water' || (home.city.hasSea && (home.category === 'villa' || home.category === 'land')),
  ],
  [/fireplace|\bfire\b|stove/i, (home) => amenities(home).includes('Fireplace')],
  [/\bpool\b/i, (home) => amenities(home).includes('Pool')],
  [
    /garden|courtyard|lawn|orchard|forest|meadow/i,
    (home) => isHouse(home) || ['Garden', 'Courtyard', 'Park'].includes(String(home.parameters.view)),
  ],
  [/high-rise|skyline|city lights|penthouse|tower/i, (home) => isHigh(home)],
  [/child|nursery/i, (home) => (home.bedrooms ?? 0) >= 2],
  [/\bshop\b|awning/i, ({ category }) => category === 'commercial'],
  [/office (building|floor|lobby)/i, ({ category }) => category === 'office'],
  [/(two|three|four|five)-storey/i, (home) => !isHigh(home)],
  [/attic|beams|thatch/i, (home) => isHouse(home) || Number(home.parameters.year) < 1940],
]
const clash = (listing: DemoProperty, { alt }: Stored) =>
  CLAIMS.filter(([shows, holds]) => shows.test(alt) && !holds(listing)).length

/** Selects images so that adjacent listings differ and each listing is consistent. */
export function dresser(pictures: readonly Stored[]) {
  const used = new Map<number, number>()
  const inCity = new Map<string, number>()
  const recent: number[] = []
  const shown = new Map<number, number>()
  const times = (picture: Stored) => used.get(picture.mediaId) ?? 0

  function lead(r: Random, listing: DemoProperty, style: string): Stored | null {
    const kinds = LEAD[listing.category]
    const cost = (picture: Stored) =>
      (recent.includes(picture.mediaId) ? 30 : 0) +
      (inCity.get(`${listing.city.name} ${picture.mediaId}`) ?? 0) * 4 +
      times(picture) * 0.8 +
      kinds.indexOf(picture.kind) * 2 +
      misfit(listing, picture, style) * (picture.kind === 'exterior' ? 6 : 3) +
      r.next() * 3
    const fitting = pictures.filter((picture) => kinds.includes(picture.kind) && !isAlien(listing, picture))
    const honest = fitting.filter((picture) => clash(listing, picture) === 0)
    return cheapest(honest.length > 0 ? honest : fitting, cost)
  }

  return function dress(listing: DemoProperty): Outfit {
    const r = random(seedOf(listing.slug))
    const style = styleOf(r, listing)
    const title = lead(r, listing, style)
    if (title) remember(title, listing)
    const tone =
      title && title.kind !== 'exterior' && title.kind !== 'garden' ? title.tone : r.pick(tonesOf(pictures, style))
    const taken = new Set(title ? [title.mediaId] : [])
    const gallery: number[] = []
    const hang = (kind: string) => {
      const cost = (picture: Stored) =>
        (picture.tone === tone ? 0 : 4) +
        misfit(listing, picture, style) * (kind === 'exterior' ? 4 : 1.4) +
        (shown.get(picture.mediaId) ?? 0) * 0.08 +
        r.next() * 3
      const fitting = pictures.filter(
        (picture) =>
          picture.kind === kind &&
          !taken.has(picture.mediaId) &&
          clash(listing, picture) === 0 &&
          !isAlien(listing, picture),
      )
      const next = cheapest(fitting, cost)
      if (!next) return
      taken.add(next.mediaId)
      shown.set(next.mediaId, (shown.get(next.mediaId) ?? 0) + 1)
      gallery.push(next.mediaId)
    }
    withoutOne(walk(listing, r), title?.kind).forEach(hang)
    // A small library lacks some rooms; further images of the common rooms replace them.
    const spare = (listing.bedrooms ?? 0) > 1 ? ['bedroom', 'living', 'bathroom'] : ['living', 'bathroom', 'kitchen']
    for (const kind of SPARE[listing.category] ?? spare) if (gallery.length < 5) hang(kind)
    const panoramas = pictures.filter(({ kind }) => kind === 'panorama')
    return {
      title: title?.mediaId ?? null,
      gallery,
      floors: plansOf(
        listing,
        pictures.filter(({ kind }) => kind === 'plan'),
        r,
      ),
      panorama: listing.hasPanorama && panoramas.length > 0 ? r.pick(panoramas).mediaId : null,
    }
  }

  function remember(picture: Stored, listing: DemoProperty) {
    used.set(picture.mediaId, times(picture) + 1)
    const place = `${listing.city.name} ${picture.mediaId}`
    inCity.set(place, (inCity.get(place) ?? 0) + 1)
    recent.push(picture.mediaId)
    if (recent.length > 8) recent.shift()
  }
}

/** Towers for high floors, lofts for old flats, farmhouses for the outskirts. */
function styleOf(r: Random, listing: DemoProperty): string {
  if (listing.category === 'apartment' || listing.category === 'studio') {
    if (isHigh(listing)) return 'tower'
    return Number(listing.parameters.year) < 1940 && r.chance(0.35) ? 'loft' : 'flat'
  }
  if (listing.category === 'office' && isHigh(listing)) return 'tower'
  if (listing.category === 'house') return r.chance(0.25) ? 'farmhouse' : 'house'
  return STYLES[listing.category][0]!
}

/** Five to nine rooms in viewing order; outdoor areas only if the listing has them. */
function walk(listing: DemoProperty, r: Random): string[] {
  if (listing.category === 'land') return ['land', 'aerial', 'land', 'aerial', 'land']
  if (listing.category === 'office') return ['commercial', 'study', 'commercial', 'hall', 'study', 'exterior']
  if (listing.category === 'commercial') return ['commercial', 'commercial', 'hall', 'commercial', 'exterior']
  const has = amenities(listing)
  const beds = listing.bedrooms ?? 1
  const rooms = [
    'living',
    'kitchen',
    'bedroom',
    'bathroom',
    'dining',
    'hall',
    ...(has.includes('Home office') ? ['study'] : []),
    ...(beds >= 2 ? ['bedroom'] : []),
    ...(beds >= 3 ? ['bathroom', 'living'] : []),
    ...(beds >= 4 ? ['bedroom'] : []),
  ]
  const outside = [
    ...(has.includes('Balcony') || has.includes('Terrace') ? ['balcony'] : []),
    ...(has.includes('Garden') ? ['garden'] : []),
    'exterior',
    ...(listing.category === 'villa' ? ['aerial'] : []),
  ]
  return [...rooms.slice(0, r.int(6, Math.max(6, 9 - outside.length))), ...outside].slice(0, 9)
}

/** Assigns each floor a matching plan. */
function plansOf(listing: DemoProperty, plans: readonly Stored[], r: Random): Outfit['floors'] {
  const rooms = listing.bedrooms ?? 0
  const style = listing.category === 'villa' ? 'villa' : isHouse(listing) ? 'house' : 'flat'
  const used = new Set<number>()
  return listing.floorPlans.flatMap((title, index) => {
    const isUpper = index > 0
    const wanted = listing.floorPlans.length === 1 ? null : isUpper ? /first|upper/i : /ground/i
    const cost = (plan: Stored) =>
      Math.abs((plan.rooms ?? rooms) - rooms) * 2 +
      (plan.style === style ? 0 : 5) +
      (wanted === null ? (/ground floor|first floor|upper/i.test(plan.alt) ? 8 : 0) : wanted.test(plan.alt) ? 0 : 8) +
      (used.has(plan.mediaId) ? 6 : 0) +
      r.next()
    const plan = cheapest(plans, cost)
    if (!plan) return []
    used.add(plan.mediaId)
    return [{ title, mediaId: plan.mediaId }]
  })
}

/** An exterior of another building type is worse than no image. */
const isAlien = (listing: DemoProperty, picture: Stored) =>
  ['exterior', 'aerial', 'garden'].includes(picture.kind) && misfit(listing, picture, '') >= 5

/** The room of the title image is not repeated: a home has one kitchen and one front. */
function withoutOne(rooms: readonly string[], lead: string | undefined): string[] {
  const first = lead === undefined ? -1 : rooms.indexOf(lead)
  return rooms.filter((_, index) => index !== first)
}

/** Distance of an image's style from the chosen one: 0 is equal, then by the order of the category. */
function misfit(listing: DemoProperty, picture: Stored, style: string): number {
  if (picture.style === style) return 0
  if (picture.style === '' || picture.style === 'any') return 0.3
  const rank = STYLES[listing.category].indexOf(picture.style)
  return rank === -1 ? 5 : 1 + rank * 0.5
}

function cheapest<T>(items: readonly T[], cost: (item: T) => number): T | null {
  let best: T | null = null
  let least = Number.POSITIVE_INFINITY
  for (const item of items) {
    const price = cost(item)
    if (price < least) [best, least] = [item, price]
  }
  return best
}

function tonesOf(pictures: readonly Stored[], style: string): string[] {
  const living = pictures.filter(({ kind }) => kind === 'living')
  const fitting = living.filter((picture) => picture.style === style)
  const tones = [...new Set((fitting.length > 0 ? fitting : living).map(({ tone }) => tone))].sort()
  return tones.length > 0 ? tones : ['']
}

function seedOf(text: string): number {
  let seed = 2166136261
  for (let index = 0; index < text.length; index++) seed = Math.imul(seed ^ text.charCodeAt(index), 16777619)
  return seed
}
