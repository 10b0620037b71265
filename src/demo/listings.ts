import { freeSlug, slugOf } from '#domain/slug.ts'
import { cast, listersOf } from './cast.ts'
import { type Random, random } from './random.ts'
import { descriptionOf } from './texts/description.ts'
import { titleOf } from './texts/title.ts'
import { type City, cities } from './world/cities.ts'
import type { District } from './world/districts.ts'
import { type CategorySlug, drawFacts, type Facts, isHome, isHouse, type RentDuration } from './world/facts.ts'
import { parametersOf } from './world/parameters.ts'
import { priceOf, roundPrice } from './world/price.ts'

/** A property of the demo; its history is given in days before the demo was loaded. */
export interface DemoProperty {
  slug: string
  title: string
  description: string
  category: CategorySlug
  propertyType: 'sell' | 'rent' | 'sold' | 'rented'
  rentDuration: RentDuration | null
  price: number
  isPremium: boolean
  isPrivate: boolean
  isActive: boolean
  requestStatus: 'approved' | 'pending' | 'rejected'
  rejection: string | null
  /** Key of the owner, null for the site's own listings. */
  owner: string | null
  city: City
  district: string
  postcode: string | null
  address: string
  latitude: number
  longitude: number
  parameters: Readonly<Record<string, string | readonly string[]>>
  near: Facts['near']
  floorPlans: readonly string[]
  hasPanorama: boolean
  hasBrochure: boolean
  videoLink: string | null
  createdDaysAgo: number
  approvedDaysAgo: number | null
  /** Earlier prices, oldest first, each with the day on which it ended. */
  earlierPrices: readonly { price: number; untilDaysAgo: number }[]
  closedDaysAgo: number | null
  views: number
  advert: 'approved' | 'pending' | 'rejected' | 'expired' | null
  appeal: number
  bedrooms: number | null
}

const PER_CITY = 50

const REJECTIONS = [
  'The photos show a different building from the one at this address. Please send pictures of the home itself.',
  'The price looks like a monthly rent, but the listing says it is for sale. Please correct one of the two.',
  'Phone numbers and links belong in your profile, not in the description. Please remove them and send it again.',
  'This home is already listed by another account. Please show us the letter of authority from the owner.',
  'The floor plan names another street. Please check the documents and upload the right one.',
]
/** Freely licensed films that stand in for video tours. */
const VIDEOS = ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=WhWc3b3KhnY']

/** Properties of the demo, oldest first. The same seed gives the same data. */
export function demoListings(seed = 7): DemoProperty[] {
  const r = random(seed)
  const titles = new Set<string>()
  const texts = new Set<string>()
  const drawn = cities.flatMap((city) =>
    Array.from({ length: PER_CITY }, (_, index) =>
      drawListing(r, city, city.districts[index % city.districts.length]!, titles, texts),
    ),
  )
  const slugs = new Set<string>()
  return drawn
    .sort((a, b) => b.createdDaysAgo - a.createdDaysAgo)
    .map((listing) => {
      const slug = freeSlug(
        slugOf(withoutAccents(`${listing.title} ${listing.title.includes(listing.district) ? '' : listing.district}`)),
        slugs,
      )
      slugs.add(slug)
      return { ...listing, slug }
    })
}

function drawListing(r: Random, city: City, district: District, titles: Set<string>, texts: Set<string>): DemoProperty {
  const facts = drawFacts(r, city, district)
  const { price, rentDuration } = priceOf(r, facts)
  facts.rentDuration = rentDuration
  const title = unique(titles, () => titleOf(r, facts))
  const createdDaysAgo = Math.min(230, 0.15 - Math.log(1 - r.next() * 0.999) * 34)
  const state = drawState(r, facts, createdDaysAgo)
  const owner = r.chance(0.04) ? null : drawOwner(r, city)
  const isPublic =
    state.requestStatus === 'approved' &&
    state.isActive &&
    (state.propertyType === 'sell' || state.propertyType === 'rent')
  const appeal = r.next() ** 2
  return {
    slug: '',
    title,
    description: unique(texts, () => descriptionOf(r, facts)),
    category: facts.category,
    rentDuration,
    price,
    isPremium: isPublic && isHome(facts.category) && price > dear(facts) && r.chance(0.55),
    isPrivate: isPublic && r.chance(0.006),
    owner,
    city,
    district: district.name,
    postcode: district.postcode,
    address: addressOf(facts),
    latitude: facts.latitude,
    longitude: facts.longitude,
    parameters: parametersOf(facts),
    near: facts.near,
    floorPlans: plansOf(facts),
    hasPanorama: isHome(facts.category) && r.chance(0.12),
    hasBrochure: r.chance(0.3),
    videoLink: r.chance(0.04) ? r.pick(VIDEOS) : null,
    createdDaysAgo,
    earlierPrices: state.approvedDaysAgo === null ? [] : drawEarlierPrices(r, price, state.approvedDaysAgo),
    views:
      state.approvedDaysAgo === null ? 0 : Math.round((12 + appeal * 60) * state.approvedDaysAgo ** 0.8 + r.int(0, 30)),
    advert: isPublic
      ? r.weighted([
          ['approved', 9],
          ['pending', 2],
          ['rejected', 1],
          ['expired', 3],
          [null, 85],
        ])
      : null,
    appeal,
    bedrooms: facts.bedrooms,
    ...state,
  }
}

type State = Pick<
  DemoProperty,
  'requestStatus' | 'isActive' | 'propertyType' | 'rejection' | 'approvedDaysAgo' | 'closedDaysAgo'
>

function drawState(r: Random, facts: Facts, createdDaysAgo: number): State {
  const open: State = {
    requestStatus: 'approved',
    isActive: true,
    propertyType: facts.deal,
    rejection: null,
    approvedDaysAgo: createdDaysAgo * 0.985,
    closedDaysAgo: null,
  }
  const kind = r.weighted([
    ['open', 84],
    ['closed', createdDaysAgo > 21 ? 12 : 0],
    ['hidden', 2.5],
    ['pending', createdDaysAgo < 6 ? 36 : 0],
    ['rejected', createdDaysAgo > 2 ? 2.5 : 0],
  ])
  if (kind === 'closed')
    return {
      ...open,
      propertyType: facts.deal === 'sell' ? 'sold' : 'rented',
      closedDaysAgo: createdDaysAgo * (0.1 + r.next() * 0.3),
    }
  if (kind === 'hidden') return { ...open, isActive: false }
  if (kind === 'pending') return { ...open, requestStatus: 'pending', approvedDaysAgo: null }
  if (kind === 'rejected')
    return { ...open, requestStatus: 'rejected', isActive: false, rejection: r.pick(REJECTIONS), approvedDaysAgo: null }
  return open
}

function drawOwner(r: Random, city: City): string {
  if (city.name === cast.viktor!.city && r.chance(0.07)) return 'viktor'
  const listers = listersOf(city)
  return r.weighted(
    listers.map((person) => [person.key, person.kind === 'agent' ? 8 : person.kind === 'agency' ? 3 : 2] as const),
  )
}

function drawEarlierPrices(r: Random, price: number, sinceDaysAgo: number): DemoProperty['earlierPrices'] {
  if (sinceDaysAgo < 12 || !r.chance(0.28)) return []
  const first = {
    price: roundPrice(price * (r.chance(0.85) ? 1.03 + r.next() * 0.09 : 0.94 + r.next() * 0.03)),
    untilDaysAgo: sinceDaysAgo * (0.35 + r.next() * 0.3),
  }
  if (first.price === price) return []
  if (!r.chance(0.25) || first.price < price) return [first]
  const between = roundPrice((first.price + price) / 2)
  return between === price || between === first.price
    ? [first]
    : [first, { price: between, untilDaysAgo: first.untilDaysAgo * 0.4 }]
}

/** Price from which a property counts as premium. */
const dear = (facts: Facts) => (facts.deal === 'sell' ? facts.city.sell * 190 : facts.city.rent * 190)

function addressOf(f: Facts): string {
  const line = f.city.numberFirst ? `${f.number} ${f.street}` : `${f.street} ${f.number}`
  return `${line}, ${f.district.name}, ${f.city.name}`
}

function plansOf(f: Facts): string[] {
  if (isHouse(f.category)) return ['Ground floor', 'First floor', 'Second floor', 'Top floor'].slice(0, f.storeys!)
  if (f.category === 'land' || f.category === 'commercial') return []
  return ['Floor plan']
}

function unique(seen: Set<string>, draw: () => string): string {
  let text = draw()
  for (let tries = 0; seen.has(text) && tries < 24; tries++) text = draw()
  seen.add(text)
  return text
}

export const withoutAccents = (text: string) => text.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')
