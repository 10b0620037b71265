import { describe, expect, test } from 'vitest'
import { cast, people } from './cast.ts'
import { type DemoProperty, demoListings } from './listings.ts'
import { demoProjects } from './projects.ts'
import { wordsIn } from './texts/description.ts'
import { categories, parameters } from './world/catalogue.ts'
import { cities } from './world/cities.ts'

const listings = demoListings()
const projects = demoProjects()
const isOpen = ({ requestStatus, isActive, propertyType, isPrivate }: DemoProperty) =>
  requestStatus === 'approved' && isActive && !isPrivate && (propertyType === 'sell' || propertyType === 'rent')
const offenders = (isWrong: (listing: DemoProperty) => boolean) => listings.filter(isWrong).map(({ slug }) => slug)

describe('the demo', () => {
  test('has six hundred properties and two dozen projects in twelve cities', () => {
    expect(listings).toHaveLength(600)
    expect(projects).toHaveLength(24)
    expect(new Set(listings.map(({ city }) => city.name)).size).toBe(12)
    expect(new Set(projects.map(({ city }) => city.name)).size).toBe(12)
  })

  test('is deterministic', () => {
    expect(demoListings()).toEqual(listings)
    expect(demoListings(8)).not.toEqual(listings)
  })

  test('shows every category, deal type, status and rent duration', () => {
    const seen = (value: (listing: DemoProperty) => string | null) => new Set(listings.map(value))
    expect(seen(({ category }) => category)).toEqual(new Set(categories.map(({ slug }) => slug)))
    expect(seen(({ propertyType }) => propertyType)).toEqual(new Set(['sell', 'rent', 'sold', 'rented']))
    expect(seen(({ requestStatus }) => requestStatus)).toEqual(new Set(['approved', 'pending', 'rejected']))
    expect(seen(({ rentDuration }) => rentDuration)).toEqual(new Set([null, 'Daily', 'Monthly', 'Quarterly', 'Yearly']))
    expect(seen(({ advert }) => advert)).toEqual(new Set([null, 'approved', 'pending', 'rejected', 'expired']))
    expect(listings.filter(isOpen).length).toBeGreaterThan(450)
    expect(listings.filter((listing) => isOpen(listing) && listing.isPremium).length).toBeGreaterThan(30)
    expect(listings.filter(({ earlierPrices }) => earlierPrices.length > 0).length).toBeGreaterThan(80)
  })

  test('has at least ten agents in four agencies, and support staff', () => {
    expect(people.filter(({ kind }) => kind === 'agent').length).toBeGreaterThanOrEqual(10)
    expect(people.filter(({ kind }) => kind === 'agency').length).toBeGreaterThanOrEqual(4)
    expect(cast.meera?.role).toBe('admin')
    expect(people.filter(({ agency }) => agency !== undefined && cast[agency]?.kind !== 'agency')).toEqual([])
  })

  test('has a developer with several published projects and no properties', () => {
    const [developer] = people.filter(({ kind }) => kind === 'developer')
    const published = projects.filter(({ owner, isActive }) => owner === developer!.key && isActive)
    expect(published.length).toBeGreaterThan(1)
    expect(listings.filter(({ owner }) => owner === developer!.key)).toEqual([])
  })
})

describe('every property', () => {
  test('has a unique slug, title and description', () => {
    for (const of of ['slug', 'title', 'description'] as const)
      expect(new Set(listings.map((listing) => listing[of])).size).toBe(600)
  })

  test('has a URL-safe slug and a title that fits a card', () => {
    expect(offenders(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(offenders(({ title }) => title.length < 12 || title.length > 80)).toEqual([])
  })

  test('has a description of 90 to 180 words, without exclamation marks or placeholder text', () => {
    expect(offenders(({ description }) => wordsIn(description) < 90 || wordsIn(description) > 180)).toEqual([])
    expect(
      offenders(({ title, description }) =>
        /!|\bnull\b|undefined|NaN|\s{3,}|\.\.|,,|[Ll]orem|\bno (bed|bath)room/.test(`${title} ${description}`),
      ),
    ).toEqual([])
  })

  test('lies within its city', () => {
    const isOutside = ({ city: { box }, latitude, longitude }: DemoProperty) =>
      longitude < box[0] || longitude > box[2] || latitude < box[1] || latitude > box[3]
    expect(offenders(isOutside)).toEqual([])
  })

  test('has a history in chronological order that ends before today', () => {
    expect(offenders(({ createdDaysAgo }) => !(createdDaysAgo > 0))).toEqual([])
    expect(
      offenders(
        ({ approvedDaysAgo, createdDaysAgo }) =>
          approvedDaysAgo !== null && (approvedDaysAgo < 0 || approvedDaysAgo > createdDaysAgo),
      ),
    ).toEqual([])
    const isMuddled = ({ earlierPrices, approvedDaysAgo, closedDaysAgo, price }: DemoProperty) => {
      const days = [approvedDaysAgo ?? 1000, ...earlierPrices.map(({ untilDaysAgo }) => untilDaysAgo)]
      const prices = [...earlierPrices.map((earlier) => earlier.price), price]
      return (
        days.some((day, index) => index > 0 && day >= days[index - 1]!) ||
        prices.some((value, index) => index > 0 && value === prices[index - 1]) ||
        (closedDaysAgo !== null && closedDaysAgo < 0)
      )
    }
    expect(offenders(isMuddled)).toEqual([])
  })

  test('has values only for parameters of its category, from their options', () => {
    const wrong = listings.flatMap(({ slug, category, parameters: given }) => {
      const asked = categories.find((one) => one.slug === category)!.parameters
      return Object.entries(given).flatMap(([key, value]) => {
        const parameter = parameters.find((one) => one.key === key)!
        const isKnown =
          parameter.values === null || [value].flat().every((answer) => parameter.values!.includes(answer))
        return asked.includes(key) && isKnown ? [] : [`${slug}: ${key} = ${value}`]
      })
    })
    expect(wrong).toEqual([])
  })

  test('belongs to a user of its city, or to the site', () => {
    const isStranger = ({ owner, city }: DemoProperty) =>
      owner !== null && cast[owner]!.city !== city.name && owner !== city.agency
    expect(offenders(isStranger)).toEqual([])
  })

  test('has a plausible price', () => {
    const isAbsurd = ({ propertyType, rentDuration, price }: DemoProperty) =>
      propertyType === 'sell' || propertyType === 'sold'
        ? price < 15_000 || price > 20_000_000
        : price < (rentDuration === 'Daily' ? 10 : 90) || price > (rentDuration === 'Yearly' ? 900_000 : 90_000)
    expect(offenders(isAbsurd)).toEqual([])
  })
})

describe('descriptions match the facts', () => {
  const has = ({ parameters: given }: DemoProperty, amenity: string) => [given.amenities ?? []].flat().includes(amenity)
  const CLAIMS: [claim: RegExp, holds: (listing: DemoProperty) => boolean][] = [
    [/\bbalcony\b/i, (home) => has(home, 'Balcony')],
    [
      /\bthe pool\b|with pool/i,
      (home) => has(home, 'Pool') || home.district === 'Arabian Ranches' || home.district === 'Sea Point',
    ],
    [/working fireplace|with fireplace/i, (home) => has(home, 'Fireplace')],
    [/solar panels|solar roof/i, (home) => has(home, 'Solar panels')],
    [/\ba lift and\b|from the lift/i, (home) => has(home, 'Lift')],
    [/no lift/i, (home) => !has(home, 'Lift')],
    [/let furnished|furnished, with linen/i, (home) => home.parameters.furnishing === 'Furnished'],
    [/let unfurnished/i, (home) => home.parameters.furnishing === 'Unfurnished'],
    [/pets are welcome/i, (home) => home.parameters.pets === 'Allowed'],
    [/ground-floor apartment/i, (home) => String(home.parameters.floor).startsWith('Ground')],
    [/on one level/i, (home) => home.parameters.storeys === '1' || home.category === 'apartment'],
    [/by the night|from three nights/i, (home) => home.rentDuration === 'Daily'],
    [/is sold|sold with|the sellers/i, (home) => home.propertyType === 'sell' || home.propertyType === 'sold'],
    [/\bthere is no parking\b/i, (home) => home.parameters.parking === 'None'],
    [/water in almost every window|water views/i, (home) => home.parameters.view === 'Water'],
  ]
  test.each(CLAIMS)('%s is mentioned only if it is true', (claim, holds) => {
    const claimed = listings.filter(({ title, description }) => claim.test(`${title}\n${description}`))
    expect(claimed.length).toBeGreaterThan(0)
    expect(claimed.filter((home) => !holds(home)).map(({ slug }) => slug)).toEqual([])
  })

  test('room counts and years match the parameters', () => {
    const words = 'no one two three four five six seven eight nine ten'.split(' ')
    const wrong = listings.flatMap(({ slug, title, description, parameters: given }) => {
      const text = `${title}. ${description}`.toLowerCase()
      const rooms = [...text.matchAll(/\b(one|two|three|four|five|six)[- ]bedrooms?\b/g)].map(([, word]) =>
        String(words.indexOf(word!)),
      )
      const baths = [...text.matchAll(/\b(one|two|three|four|five|six) bathrooms?\b/g)].map(([, word]) =>
        String(words.indexOf(word!)),
      )
      const years = [
        ...text.matchAll(/\b(?:built in|dates from|finished in|completed in|building of|façade of) (\d{4})\b/g),
      ].map(([, year]) => year)
      return [
        ...rooms
          .filter((count) => count !== given.bedrooms)
          .map((count) => `${slug}: ${count} bedrooms, form says ${given.bedrooms}`),
        ...baths
          .filter((count) => count !== given.bathrooms)
          .map((count) => `${slug}: ${count} bathrooms, form says ${given.bathrooms}`),
        ...years.filter((year) => year !== given.year).map((year) => `${slug}: year ${year}, form says ${given.year}`),
      ]
    })
    expect(wrong).toEqual([])
  })
})

test('every project has a unique slug, lies in its city and has a description of 90 to 180 words', () => {
  expect(new Set(projects.map(({ slug }) => slug)).size).toBe(24)
  for (const { city, latitude, longitude, description, title } of projects) {
    const [west, south, east, north] = cities.find(({ name }) => name === city.name)!.box
    expect({ title, inside: longitude > west && longitude < east && latitude > south && latitude < north }).toEqual({
      title,
      inside: true,
    })
    expect(wordsIn(description)).toBeGreaterThanOrEqual(90)
    expect(wordsIn(description)).toBeLessThanOrEqual(180)
  }
})
