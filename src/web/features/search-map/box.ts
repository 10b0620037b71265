import type { Box } from '#domain/geo.ts'
import type { MapFrame } from '#web/parts/map/map-types.ts'

const MAX_LATITUDE = 85
/** These decimals are precise to a hundredth of a pixel. */
const decimals = (zoom: number) => (zoom < 8 ? 3 : zoom < 14 ? 4 : 5)

/** The bounds of a view, in degrees of one world: maps continue beyond the date line, addresses do not. */
export function boxOfFrame({ box, zoom }: MapFrame): Box {
  const round = (degrees: number) => Number(degrees.toFixed(decimals(zoom)))
  const isWhole = box.east - box.west >= 360
  return {
    south: round(Math.max(-MAX_LATITUDE, box.south)),
    west: isWhole ? -180 : round(wrapped(box.west)),
    north: round(Math.min(MAX_LATITUDE, box.north)),
    east: isWhole ? 180 : round(wrapped(box.east)),
  }
}

/** A rectangle in the format of the search parameters. */
export const writeBox = ({ south, west, north, east }: Box) => [south, west, north, east].join(',')

export function readBox(text: string): Box | null {
  const numbers = text.split(',').map(Number)
  if (numbers.length !== 4 || numbers.some((number) => !Number.isFinite(number))) return null
  const [south, west, north, east] = numbers as [number, number, number, number]
  return south <= north ? { south, west, north, east } : null
}

/** A box enlarged or reduced by a share of its size on every side; never smaller than `least` degrees. */
export function grown({ south, west, north, east }: Box, share: number, least = 0): Box {
  const width = west > east ? east + 360 - west : east - west
  const up = Math.max((north - south) * share, (least - (north - south)) / 2)
  const aside = Math.max(width * share, (least - width) / 2)
  return {
    south: Math.max(-MAX_LATITUDE, south - up),
    west: wrapped(Math.max(west - aside, east - 360)),
    north: Math.min(MAX_LATITUDE, north + up),
    east: wrapped(east + aside),
  }
}

const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180
