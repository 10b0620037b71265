import type { Random } from '../random.ts'
import type { Facts } from '../world/facts.ts'
import { capital, count, era, noun, ordinal, plural } from './words.ts'

type Title = string | false

/** A short, factual title: category, highlight and location. */
export function titleOf(r: Random, f: Facts): string {
  const possible = titles(f).filter((title): title is string => title !== false)
  return capital(r.pick(possible))
}

function titles(f: Facts): Title[] {
  const place = f.district.name
  const beds = f.bedrooms === null ? '' : `${count(f.bedrooms)}-bedroom`
  const has = (amenity: (typeof f.amenities)[number]) => f.amenities.includes(amenity)
  const street = f.city.name === 'Tokyo' ? place : f.street
  if (f.category === 'land') {
    return [
      `building plot of ${f.area.toLocaleString('en')} m² in ${place}`,
      `level plot near ${street}, ${place}`,
      `a place to build in ${place}, ${f.area.toLocaleString('en')} m²`,
      f.utilities.length >= 4 && `serviced plot in ${place}`,
      f.frontage! >= 24 && `wide-fronted plot on ${street}`,
    ]
  }
  if (f.category === 'office') {
    return [
      `office for ${f.desks} people in ${place}`,
      `${f.area} m² of bright workspace near ${street}`,
      `quiet ${f.area} m² office in ${place}`,
      era(f) === 'old' && `office with character in ${place}`,
      f.floor! >= 10 && `office on the ${ordinal(f.floor!)} floor, ${place}`,
    ]
  }
  if (f.category === 'commercial') {
    const words = {
      Retail: 'shop',
      Restaurant: 'restaurant',
      Workshop: 'workshop',
      Gallery: 'gallery',
      Practice: 'practice',
    }
    const use = words[f.use as keyof typeof words]
    return [
      `${use} on ${street}, ${place}`,
      `${f.area} m² ${use} in ${place}`,
      `corner ${use} with ${f.frontage} m of frontage, ${place}`,
      `ready-to-use ${use} in ${place}`,
    ]
  }
  if (f.category === 'studio') {
    return [
      `sunny studio in ${place}`,
      `studio with a proper kitchen, ${place}`,
      `compact studio near ${street}`,
      `well-planned studio of ${f.area} m² in ${place}`,
      has('Balcony') && `studio with balcony in ${place}`,
      f.furnishing === 'Furnished' && `furnished studio in ${place}`,
      f.view === 'Courtyard' && `studio on a quiet courtyard, ${place}`,
      f.floor! >= 8 && `high-floor studio in ${place}`,
    ]
  }
  const it = noun(f)
  return [
    `${beds} ${it} in ${place}`,
    `${beds} ${it} near ${street}`,
    `bright ${beds} ${it}, ${place}`,
    `${it} of ${f.area} m² in ${place}`,
    era(f) === 'old' &&
      f.category !== 'villa' &&
      f.category !== 'penthouse' &&
      `period ${it} with ${plural(f.bedrooms ?? 0, 'bedroom')} in ${place}`,
    era(f) === 'old' && `${it} of ${f.year} with its details kept, ${place}`,
    era(f) === 'new' && `new ${beds} ${it} in ${place}`,
    era(f) === 'new' && `low-energy ${it} in ${place}`,
    era(f) === 'postwar' && `well-kept ${beds} ${it} in ${place}`,
    has('Balcony') && `${beds} ${it} with balcony, ${place}`,
    has('Terrace') && `${beds} ${it} with terrace in ${place}`,
    has('Garden') && `${it} with garden in ${place}`,
    has('Garden') && `${beds} garden ${it} near ${street}`,
    has('Pool') && `${it} with pool in ${place}`,
    has('Fireplace') && `${beds} ${it} with fireplace, ${place}`,
    has('Home office') && `${it} with a study in ${place}`,
    has('Solar panels') && `${beds} ${it} with solar roof, ${place}`,
    f.view === 'Water' && `${beds} ${it} with water views, ${place}`,
    f.view === 'Mountain' && `${it} facing the mountain, ${place}`,
    f.view === 'Park' && `${beds} ${it} over the park, ${place}`,
    f.view === 'Courtyard' && `quiet courtyard ${it} in ${place}`,
    f.view === 'City' && (f.floor ?? 0) >= 12 && `${beds} ${it} above the rooftops, ${place}`,
    f.furnishing === 'Furnished' && `furnished ${beds} ${it} in ${place}`,
    f.bedrooms !== null && f.bedrooms >= 4 && `family ${it} in ${place}`,
  ]
}
