const SQUARE_FOOT = 0.092_903_04

/** Square metres in one of each unit; bigha and katha differ by region, these are the standard (pucca) ones. */
const SQUARE_METRES = {
  'square-foot': SQUARE_FOOT,
  'square-metre': 1,
  'square-yard': 9 * SQUARE_FOOT,
  acre: 43_560 * SQUARE_FOOT,
  hectare: 10_000,
  gaj: 9 * SQUARE_FOOT,
  bigha: 27_225 * SQUARE_FOOT,
  katha: 1_361.25 * SQUARE_FOOT,
  guntha: 1_089 * SQUARE_FOOT,
  cent: 435.6 * SQUARE_FOOT,
} as const
export type AreaUnit = keyof typeof SQUARE_METRES
export const AREA_UNITS = Object.keys(SQUARE_METRES) as AreaUnit[]

/** An area in another unit, unrounded. */
export const convertArea = (value: number, from: AreaUnit, to: AreaUnit) =>
  (value * SQUARE_METRES[from]) / SQUARE_METRES[to]
