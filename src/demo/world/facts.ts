import type { Random } from '../random.ts'
import { AMENITIES, type Amenity, type FacilityKey, facilities, SERVICES } from './catalogue.ts'
import type { City } from './cities.ts'
import type { District } from './districts.ts'

export type CategorySlug =
  | 'apartment'
  | 'house'
  | 'villa'
  | 'townhouse'
  | 'penthouse'
  | 'studio'
  | 'land'
  | 'commercial'
  | 'office'
type Deal = 'sell' | 'rent'
export type RentDuration = 'Daily' | 'Monthly' | 'Quarterly' | 'Yearly'

/** Facts of a property, from which texts, parameters, price and images derive. */
export interface Facts {
  city: City
  district: District
  category: CategorySlug
  deal: Deal
  street: string
  number: number
  latitude: number
  longitude: number
  bedrooms: number | null
  bathrooms: number | null
  area: number
  plot: number | null
  storeys: number | null
  /** Floor of the home and number of floors of its building; null if not applicable. */
  floor: number | null
  floors: number | null
  year: number | null
  furnishing: 'Unfurnished' | 'Part furnished' | 'Furnished' | null
  parking: 'None' | 'Street' | 'One space' | 'Two spaces' | 'Garage'
  energy: string | null
  heating: string | null
  view: string | null
  pets: string | null
  amenities: readonly Amenity[]
  services: readonly string[]
  rentDuration: RentDuration | null
  near: readonly { key: FacilityKey; distance: number }[]
  zoning: string | null
  frontage: number | null
  utilities: readonly string[]
  use: string | null
  desks: number | null
  meetingRooms: number | null
}

const BY_FABRIC: Record<District['fabric'], readonly (readonly [CategorySlug, number])[]> = {
  dense: [
    ['apartment', 52],
    ['studio', 16],
    ['penthouse', 8],
    ['office', 9],
    ['commercial', 9],
    ['townhouse', 6],
  ],
  mixed: [
    ['apartment', 42],
    ['townhouse', 14],
    ['house', 13],
    ['studio', 9],
    ['penthouse', 8],
    ['office', 7],
    ['commercial', 7],
  ],
  leafy: [
    ['house', 28],
    ['villa', 27],
    ['apartment', 18],
    ['townhouse', 8],
    ['land', 15],
    ['penthouse', 2],
    ['studio', 2],
  ],
}
const RENT_SHARE: Record<CategorySlug, number> = {
  apartment: 0.42,
  house: 0.25,
  villa: 0.25,
  townhouse: 0.3,
  penthouse: 0.3,
  studio: 0.65,
  land: 0,
  commercial: 0.65,
  office: 0.8,
}
/** Bedrooms, then the range of floor areas in square metres. */
const SIZES: Partial<Record<CategorySlug, readonly (readonly [number, number, number, number])[]>> = {
  apartment: [
    [1, 41, 60, 26],
    [2, 60, 94, 40],
    [3, 88, 136, 25],
    [4, 126, 182, 9],
  ],
  penthouse: [
    [2, 96, 150, 35],
    [3, 130, 215, 45],
    [4, 190, 290, 20],
  ],
  house: [
    [2, 88, 120, 15],
    [3, 115, 170, 40],
    [4, 150, 230, 32],
    [5, 210, 300, 13],
  ],
  villa: [
    [4, 240, 340, 45],
    [5, 310, 440, 38],
    [6, 420, 580, 17],
  ],
  townhouse: [
    [2, 92, 125, 20],
    [3, 118, 172, 50],
    [4, 160, 225, 30],
  ],
}
const TALL = new Set(['Dubai', 'Mumbai', 'New York', 'Tokyo', 'São Paulo'])
const HOT = new Set(['Dubai', 'Mumbai', 'São Paulo', 'Mexico City', 'Tokyo'])
const OLDEST: Record<string, number> = {
  Dubai: 2004,
  Nairobi: 1968,
  Tokyo: 1978,
  Mumbai: 1936,
  'São Paulo': 1948,
  Sydney: 1885,
}
const BY_WATER = new Set(
  'Alfama;Belém;Parque das Nações;Canal Saint-Martin;Williamsburg;Brooklyn Heights;Long Island City;Sea Point;Camps Bay;Dubai Marina;Palm Jumeirah;Business Bay;Worli;Toyosu;Balmain;Manly;Mosman'.split(
    ';',
  ),
)
const BY_MOUNTAIN = new Set(['Camps Bay', 'Gardens', 'Green Point', 'Constantia', 'Karen'])
const FLATS: readonly CategorySlug[] = ['apartment', 'studio', 'penthouse']
const HOUSES: readonly CategorySlug[] = ['house', 'villa', 'townhouse']

export const isFlat = (category: CategorySlug) => FLATS.includes(category)
export const isHouse = (category: CategorySlug) => HOUSES.includes(category)
export const isHome = (category: CategorySlug) => isFlat(category) || isHouse(category)

export function drawFacts(r: Random, city: City, district: District): Facts {
  const category = r.weighted(BY_FABRIC[district.fabric])
  const deal: Deal = r.chance(RENT_SHARE[category]) ? 'rent' : 'sell'
  const size = SIZES[category]
  const [bedrooms, least, most] = size
    ? r.weighted(size.map((row) => [row, row[3]] as const))
    : [null, ...otherArea(category)]
  const area = r.int(least, most)
  const year = category === 'land' ? null : drawYear(r, city, category, district)
  const floors = isFlat(category) || category === 'office' ? drawFloors(r, city, category, district, year!) : null
  const floor = floors === null ? null : category === 'penthouse' ? floors : r.int(floors > 3 ? 1 : 0, floors - 1)
  const half = 0.0026
  const facts: Facts = {
    city,
    district,
    category,
    deal,
    street: r.pick(district.streets),
    number: r.int(2, 148),
    latitude: round(district.latitude + (r.next() * 2 - 1) * half, 6),
    longitude: round(district.longitude + (r.next() * 2 - 1) * half, 6),
    bedrooms,
    bathrooms: isHome(category) ? drawBathrooms(r, category, bedrooms) : null,
    area,
    plot:
      category === 'villa'
        ? r.int(13, 52) * 50
        : category === 'house'
          ? r.int(22, 75) * 10
          : category === 'townhouse'
            ? r.int(8, 18) * 10
            : null,
    storeys: category === 'townhouse' ? r.int(2, 4) : isHouse(category) ? r.int(1, 2) : null,
    floor,
    floors,
    year,
    furnishing: isHome(category) ? drawFurnishing(r, deal) : null,
    parking: drawParking(r, category, district),
    energy: year === null ? null : drawEnergy(r, year),
    heating: isHome(category) ? drawHeating(r, city, year!) : null,
    view: null,
    pets: isHome(category) && deal === 'rent' ? r.pick(['Allowed', 'On request', 'On request', 'Not allowed']) : null,
    amenities: [],
    services: [],
    rentDuration: null,
    near: drawNear(r, city),
    zoning:
      category === 'land'
        ? r.weighted([
            ['Residential', 8],
            ['Mixed use', 2],
          ])
        : null,
    frontage: category === 'land' ? r.int(14, 36) : category === 'commercial' ? r.int(4, 14) : null,
    utilities: category === 'land' ? ['Water', 'Electricity', ...r.sample(['Sewer', 'Fibre', 'Gas'], r.int(0, 3))] : [],
    use: category === 'commercial' ? r.pick(['Retail', 'Restaurant', 'Workshop', 'Gallery', 'Practice']) : null,
    desks: category === 'office' ? Math.max(4, Math.round(area / r.int(8, 11))) : null,
    meetingRooms: category === 'office' ? Math.max(1, Math.round(area / 140)) : null,
  }
  if (isHome(category)) facts.amenities = drawAmenities(r, facts)
  if (isFlat(category)) facts.view = drawView(r, facts)
  if (category === 'office' || category === 'commercial') facts.services = drawServices(r, facts)
  return facts
}

function otherArea(category: CategorySlug): [number, number] {
  if (category === 'studio') return [23, 42]
  if (category === 'land') return [520, 2600]
  return category === 'office' ? [60, 420] : [48, 260]
}

function drawYear(r: Random, city: City, category: CategorySlug, district: District): number {
  const oldest = OLDEST[city.name] ?? 1888
  const isNewQuarter = ['Parque das Nações', 'Toyosu', 'Santa Fe', 'Bercy', 'Long Island City', 'Powai'].includes(
    district.name,
  )
  const bands: [number, number, number][] = isNewQuarter
    ? [
        [1998, 2012, 50],
        [2013, 2025, 50],
      ]
    : [
        [1888, 1938, category === 'villa' ? 12 : 38],
        [1946, 1985, 26],
        [1990, 2012, 20],
        [2013, 2025, 24],
      ]
  const possible = bands.filter(([, to]) => to > oldest)
  const [from, to] = r.weighted(possible.map((band) => [band, band[2]] as const))
  return r.int(Math.max(from, oldest), to)
}

function drawFloors(r: Random, city: City, category: CategorySlug, district: District, year: number): number {
  if (district.fabric === 'leafy') return r.int(2, 4)
  if (TALL.has(city.name) && year >= 1975 && district.fabric === 'dense')
    return r.int(9, category === 'studio' ? 24 : 38)
  return r.int(4, 8)
}

function drawBathrooms(r: Random, category: CategorySlug, bedrooms: number | null): number {
  if (bedrooms === null || bedrooms === 1) return 1
  if (category === 'villa') return r.int(bedrooms - 1, bedrooms)
  return Math.max(1, Math.min(bedrooms, Math.round(bedrooms * 0.6 + r.next() * 0.6)))
}

function drawFurnishing(r: Random, deal: Deal): 'Unfurnished' | 'Part furnished' | 'Furnished' {
  return deal === 'sell'
    ? 'Unfurnished'
    : r.weighted([
        ['Unfurnished', 40],
        ['Part furnished', 22],
        ['Furnished', 38],
      ])
}

function drawParking(r: Random, category: CategorySlug, district: District): Facts['parking'] {
  if (category === 'land') return 'None'
  if (category === 'villa') return r.pick(['Garage', 'Two spaces'])
  if (category === 'house') return r.pick(['Garage', 'One space', 'One space'])
  return district.fabric === 'dense'
    ? r.weighted([
        ['None', 35],
        ['Street', 30],
        ['One space', 35],
      ])
    : r.pick(['Street', 'One space', 'One space', 'Garage'])
}

function drawEnergy(r: Random, year: number): string {
  if (year >= 2013) return r.pick(['A', 'A', 'B'])
  if (year >= 1998) return r.pick(['B', 'C', 'C'])
  return year >= 1946 ? r.pick(['C', 'D', 'E']) : r.pick(['D', 'E', 'F'])
}

function drawHeating(r: Random, city: City, year: number): string {
  if (city.hasCentralHeating)
    return year >= 2015 ? r.pick(['Heat pump', 'District']) : r.pick(['Central', 'Gas', 'District'])
  if (['Dubai', 'Mumbai', 'Nairobi', 'São Paulo'].includes(city.name)) return 'None'
  return year >= 2015 ? 'Heat pump' : r.pick(['Electric', 'Gas', 'None'])
}

function drawView(r: Random, f: Facts): string {
  const high = (f.floor ?? 0) >= 4
  const choices = high ? ['City', 'City', 'Park', 'Courtyard'] : ['Street', 'Courtyard', 'Garden']
  if (BY_WATER.has(f.district.name)) choices.push('Water', 'Water')
  if (BY_MOUNTAIN.has(f.district.name)) choices.push('Mountain', 'Mountain')
  return r.pick(choices)
}

function drawAmenities(r: Random, f: Facts): Amenity[] {
  const flat = isFlat(f.category)
  const recent = f.year! >= 1995
  const tower = (f.floors ?? 0) >= 9
  const chances: Partial<Record<Amenity, number>> = {
    Lift: flat ? (tower || f.category === 'penthouse' ? 1 : recent ? 0.85 : 0.3) : 0,
    Balcony: flat && f.category !== 'penthouse' && f.floor! > 0 ? 0.5 : 0,
    Terrace: f.category === 'penthouse' ? 1 : isHouse(f.category) ? 0.45 : 0,
    Garden: isHouse(f.category) ? (f.category === 'townhouse' ? 0.55 : 1) : f.floor === 0 ? 0.5 : 0,
    Pool: f.category === 'villa' ? 0.65 : tower && recent ? 0.3 : 0,
    Fireplace:
      f.city.hasCentralHeating || ['Cape Town', 'Nairobi', 'Lisbon', 'Sydney'].includes(f.city.name)
        ? isHouse(f.category)
          ? 0.4
          : f.year! < 1939
            ? 0.2
            : 0
        : 0,
    'Air conditioning': HOT.has(f.city.name) ? 0.85 : 0.2,
    'Underfloor heating': recent && f.heating !== 'None' ? 0.35 : 0,
    Dishwasher: 0.55,
    'Washing machine': 0.5,
    'Storage room': 0.4,
    'Bicycle room': flat ? 0.35 : 0,
    Concierge: tower ? 0.55 : 0.05,
    Gym: tower && recent ? 0.45 : 0,
    Alarm: isHouse(f.category) ? 0.4 : 0.1,
    'Solar panels': isHouse(f.category) ? 0.3 : 0,
    'Home office': (f.bedrooms ?? 0) >= 3 ? 0.3 : 0,
    'Walk-in wardrobe': (f.bedrooms ?? 0) >= 3 ? 0.3 : 0,
    'Fibre internet': 0.65,
    'Wheelchair access': flat && recent ? 0.3 : 0,
  }
  const chosen = AMENITIES.filter((amenity) => r.chance(chances[amenity] ?? 0))
  return chosen.length > 0 ? chosen : ['Fibre internet']
}

function drawServices(r: Random, f: Facts): string[] {
  const possible = SERVICES.filter((service) =>
    f.category === 'office'
      ? service !== 'Loading bay' && service !== 'Goods lift'
      : service !== 'Reception' && service !== 'Showers',
  )
  return r.sample(possible, r.int(3, 5)).sort((a, b) => SERVICES.indexOf(a) - SERVICES.indexOf(b))
}

function drawNear(r: Random, city: City): Facts['near'] {
  const possible: readonly Facility[] = facilities.filter((facility) => facility.key !== 'beach' || city.hasSea)
  const always: readonly Facility[] = possible.filter(
    (facility) => facility.key === 'metro' || facility.key === 'supermarket',
  )
  const others = r.sample(
    possible.filter((facility) => !always.includes(facility)),
    r.int(4, 6),
  )
  return possible
    .filter((facility) => always.includes(facility) || others.includes(facility))
    .map(({ key, near, far }) => ({ key, distance: round(near + r.next() ** 1.4 * (far - near), 1) }))
}

type Facility = (typeof facilities)[number]

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
