/** The units a site's owner may choose for distances. */
export const DISTANCE_UNITS = ['km', 'm', 'mi', 'yd'] as const
export type DistanceUnit = (typeof DISTANCE_UNITS)[number]

const PER_KM: Record<DistanceUnit, number> = { km: 1, m: 1000, mi: 0.621_371_192, yd: 1093.613_298 }

/** Kilometres in another unit, rounded to one decimal as clients show it. */
export const fromKm = (km: number, unit: DistanceUnit) => Math.round(km * PER_KM[unit] * 10) / 10

/** A distance of any unit in kilometres. */
export const toKm = (distance: number, unit: DistanceUnit) => distance / PER_KM[unit]

/** The unit a setting names, kilometres when it names none. */
export const distanceUnit = (setting: string | null | undefined): DistanceUnit =>
  DISTANCE_UNITS.find((unit) => unit === setting) ?? 'km'
