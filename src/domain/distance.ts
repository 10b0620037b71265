/** Units of distance that the operator can choose. */
export const DISTANCE_UNITS = ['km', 'm', 'mi', 'yd'] as const
export type DistanceUnit = (typeof DISTANCE_UNITS)[number]

const PER_KM: Record<DistanceUnit, number> = { km: 1, m: 1000, mi: 0.621_371_192, yd: 1093.613_298 }

/** Converts kilometres to a unit, rounded to one decimal as clients display it. */
export const fromKm = (km: number, unit: DistanceUnit) => Math.round(km * PER_KM[unit] * 10) / 10

/** Converts a distance to kilometres. */
export const toKm = (distance: number, unit: DistanceUnit) => distance / PER_KM[unit]

/** Unit selected by the setting; kilometres by default. */
export const distanceUnit = (setting: string | null | undefined): DistanceUnit =>
  DISTANCE_UNITS.find((unit) => unit === setting) ?? 'km'
