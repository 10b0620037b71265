import type { SearchRow } from '../columnar/search-row.ts'
import { ROUND_PRICES } from '../price-histogram.ts'

/** The document of a listing. It contains public data only. */
export function documentOf({ kind, latitude, longitude, options, numbers, facilities, ...row }: SearchRow) {
  return {
    ...row,
    isForRent: kind === 'rent',
    latitude,
    longitude,
    point: latitude === null || longitude === null ? null : { lat: latitude, lon: longitude },
    priceStep: stepOf(row.price),
    options: options.map(([parameterId, word]) => optionOf(parameterId, word)),
    numbers: Object.fromEntries(numbers),
    facilityIds: facilities.map(([id]) => id),
    facilities: Object.fromEntries(facilities),
  }
}

/** A parameter value as one term. */
export const optionOf = (parameterId: number, word: string) => `${parameterId}:${word}`

/** The position of the last round price that is not above this one. */
function stepOf(price: number): number {
  let [from, to] = [0, ROUND_PRICES.length]
  while (to - from > 1) {
    const middle = (from + to) >> 1
    if (ROUND_PRICES[middle]! <= price) from = middle
    else to = middle
  }
  return from
}
