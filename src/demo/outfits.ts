import type { DemoProperty } from './listings.ts'
import type { Picture } from './pictures.ts'
import { type Random, random } from './random.ts'

/** A picture that was taken in, with its id. */
export type Stored = Picture & { mediaId: number }

export interface Outfit {
  title: number | null
  gallery: readonly number[]
  floors: readonly { title: string; mediaId: number }[]
  panorama: number | null
}

/** Words in `style` that suit the outside of a category, best first. */
const OUTSIDE: Record<DemoProperty['category'], readonly string[]> = {
  apartment: ['apartment', 'flat', 'block', 'altbau', 'tower', 'courtyard', 'terrace'],
  studio: ['apartment', 'flat', 'block', 'loft', 'tower', 'altbau'],
  penthouse: ['penthouse', 'tower', 'roof', 'apartment', 'block'],
  house: ['house', 'cottage', 'family', 'modern', 'villa'],
  villa: ['villa', 'pool', 'modern', 'house'],
  townhouse: ['townhouse', 'terrace', 'row', 'brownstone', 'house'],
  land: ['land', 'plot'],
  commercial: ['shop', 'retail', 'commercial', 'workshop'],
  office: ['office', 'tower', 'commercial'],
}

/** Kinds that may lead a listing, and the rooms that follow, in the order a visitor walks. */
const LEAD: Record<DemoProperty['category'], readonly string[]> = {
  apartment: ['exterior', 'living', 'kitchen', 'dining'],
  studio: ['living', 'bedroom', 'kitchen', 'exterior'],
  penthouse: ['living', 'balcony', 'exterior', 'dining'],
  house: ['exterior', 'garden'],
  villa: ['exterior', 'garden', 'aerial'],
  townhouse: ['exterior', 'living'],
  land: ['land', 'aerial'],
  commercial: ['commercial'],
  office: ['commercial', 'study'],
}
const HOME = ['living', 'kitchen', 'bedroom', 'bathroom', 'dining', 'hall', 'study', 'bedroom', 'living']

/** Dresses listings so that neighbours in a list do not look alike and each home stays one home. */
export function dresser(pictures: readonly Stored[]) {
  const used = new Map<number, number>()
  const recent: number[] = []
  const inCity = new Map<string, number>()
  const times = (picture: Stored) => used.get(picture.mediaId) ?? 0

  function lead(r: Random, listing: DemoProperty): Stored | null {
    const kinds = LEAD[listing.category]
    const fitting = pictures.filter(({ kind }) => kinds.includes(kind))
    const cost = (picture: Stored) =>
      (recent.includes(picture.mediaId) ? 40 : 0) +
      (inCity.get(`${listing.city.name} ${picture.mediaId}`) ?? 0) * 6 +
      times(picture) +
      kinds.indexOf(picture.kind) * 1.5 +
      (picture.kind === 'exterior' ? misfit(listing.category, picture) * 5 : 0) +
      r.next()
    return cheapest(fitting, cost)
  }

  return function dress(listing: DemoProperty): Outfit {
    const r = random(seedOf(listing.slug))
    const title = lead(r, listing)
    if (title) remember(title, listing)
    const tone = title && title.kind !== 'exterior' && title.tone ? title.tone : r.pick(tonesOf(pictures))
    const taken = new Set(title ? [title.mediaId] : [])
    const gallery: number[] = []
    for (const kind of walk(listing, r)) {
      const cost = (picture: Stored) =>
        (picture.tone === tone ? 0 : 8) +
        times(picture) * 0.05 +
        r.next() * 4 +
        (kind === 'exterior' ? misfit(listing.category, picture) * 6 : 0)
      const next = cheapest(
        pictures.filter((picture) => picture.kind === kind && !taken.has(picture.mediaId)),
        cost,
      )
      if (!next) continue
      taken.add(next.mediaId)
      gallery.push(next.mediaId)
    }
    const plans = pictures.filter(({ kind }) => kind === 'plan')
    const panoramas = pictures.filter(({ kind }) => kind === 'panorama')
    const rooms = listing.bedrooms ?? 1
    return {
      title: title?.mediaId ?? null,
      gallery,
      floors: listing.floorPlans.flatMap((floor) => {
        const plan = cheapest(plans, (picture) => Math.abs((picture.rooms ?? rooms) - rooms) * 3 + r.next())
        return plan ? [{ title: floor, mediaId: plan.mediaId }] : []
      }),
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

/** Five to nine rooms in the order of a viewing, outdoors only where the listing has it. */
function walk(listing: DemoProperty, r: Random): string[] {
  const amenities = listing.parameters.amenities ?? []
  if (listing.category === 'land') return ['land', 'aerial', 'land', 'aerial', 'land']
  if (listing.category === 'office') return ['commercial', 'study', 'commercial', 'hall', 'study', 'exterior']
  if (listing.category === 'commercial') return ['commercial', 'commercial', 'hall', 'commercial', 'exterior']
  const rooms = HOME.filter((room) => listing.category !== 'studio' || (room !== 'study' && room !== 'dining'))
  const outside = [
    ...(amenities.includes('Balcony') || amenities.includes('Terrace') ? ['balcony'] : []),
    ...(amenities.includes('Garden') || amenities.includes('Pool') ? ['garden'] : []),
    'exterior',
    ...(listing.category === 'villa' ? ['aerial'] : []),
  ]
  return [...rooms.slice(0, r.int(5, 9 - outside.length + 1)), ...outside].slice(0, 9)
}

function misfit(category: DemoProperty['category'], picture: Stored): number {
  const words = `${picture.style} ${picture.file}`.toLowerCase()
  const rank = OUTSIDE[category].findIndex((word) => words.includes(word))
  return rank === -1 ? OUTSIDE[category].length + 2 : rank
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

const tonesOf = (pictures: readonly Stored[]) => {
  const tones = [...new Set(pictures.filter(({ kind }) => kind === 'living').map(({ tone }) => tone))].sort()
  return tones.length > 0 ? tones : ['']
}

function seedOf(text: string): number {
  let seed = 2166136261
  for (let index = 0; index < text.length; index++) seed = Math.imul(seed ^ text.charCodeAt(index), 16777619)
  return seed
}
