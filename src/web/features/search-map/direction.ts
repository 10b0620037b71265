import type { Box, Point } from '#domain/geo.ts'
import type { TextKey } from '#web/i18n/translate.ts'

const AROUND = [
  'map.east',
  'map.north-east',
  'map.north',
  'map.north-west',
  'map.west',
  'map.south-west',
  'map.south',
  'map.south-east',
] as const satisfies TextKey[]

/** The part of a view in which a point is, in a word: the text equivalent of the map. */
export function directionIn({ south, west, north, east }: Box, { latitude, longitude }: Point): TextKey {
  const up = (latitude - (south + north) / 2) / ((north - south) / 2 || 1)
  const right = (longitude - (west + east) / 2) / ((east - west) / 2 || 1)
  if (Math.hypot(up, right) < 0.25) return 'map.middle'
  const eighth = Math.round(Math.atan2(up, right) / (Math.PI / 4))
  return AROUND[(eighth + 8) % 8]!
}
