import type { Random } from '../random.ts'
import type { CategorySlug, Facts, RentDuration } from './facts.ts'

/** Value per square metre relative to an apartment in the same street. */
const BY_CATEGORY: Record<CategorySlug, number> = {
  apartment: 1,
  house: 0.92,
  villa: 1.12,
  townhouse: 1.02,
  penthouse: 1.38,
  studio: 1.12,
  land: 0.22,
  commercial: 0.85,
  office: 0.8,
}

/** A plausible price in US dollars, rounded as sellers do. */
export function priceOf(r: Random, f: Facts): { price: number; rentDuration: RentDuration | null } {
  const perMetre = (f.deal === 'sell' ? f.city.sell : f.city.rent) * f.district.level * BY_CATEGORY[f.category]
  const large = Math.max(0.78, 1.08 - f.area / 1500)
  const condition = f.year !== null && f.year >= 2013 ? 1.1 : 1
  const height = f.floor !== null && f.floors !== null ? 1 + 0.08 * (f.floor / f.floors) : 1
  const extras = f.amenities.includes('Pool') ? 1.06 : 1
  const value = perMetre * f.area * large * condition * height * extras * (0.92 + r.next() * 0.18)
  if (f.deal === 'sell') return { price: roundPrice(value), rentDuration: null }
  const rentDuration = drawDuration(r, f)
  const factor = { Daily: 1 / 17, Monthly: 1, Quarterly: 2.92, Yearly: 11.2 }[rentDuration]
  return { price: roundPrice(value * factor), rentDuration }
}

function drawDuration(r: Random, f: Facts): RentDuration {
  if (f.city.name === 'Dubai')
    return r.weighted([
      ['Yearly', 75],
      ['Monthly', 25],
    ])
  if (f.furnishing === 'Furnished')
    return r.weighted([
      ['Monthly', 70],
      ['Daily', 22],
      ['Quarterly', 8],
    ])
  return r.weighted([
    ['Monthly', 88],
    ['Quarterly', 4],
    ['Yearly', 8],
  ])
}

/** Rounds a price to a step that grows with the price. */
export function roundPrice(value: number): number {
  const step =
    value < 400
      ? 1
      : value < 3000
        ? 10
        : value < 20_000
          ? 50
          : value < 200_000
            ? 1000
            : value < 2_000_000
              ? 5000
              : 25_000
  return Math.max(step, Math.round(value / step) * step)
}
