import { distanceKm, type Point } from '#domain/geo.ts'

/** Maximum distance between a point and its town. */
export const FARTHEST_KM = 80
const NEIGHBOURS = 12

/**
 * Town of a point. The nearest name is often a suburb or a hamlet, so the distance is measured in radii of the town:
 * the area of its population plus a kilometre.
 */
export function townOf<T extends Point & { population: number }>(point: Point, towns: readonly T[]): T | null {
  const near = towns
    .map((town) => ({ town, km: distanceKm(point, town) }))
    .filter(({ km }) => km <= FARTHEST_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, NEIGHBOURS)
    .sort((a, b) => radii(a) - radii(b))
  return near[0]?.town ?? null
}

const radii = ({ town, km }: { town: { population: number }; km: number }) => km / (townRadiusKm(town.population) + 1)

/** Estimated radius of a town by population, at a thousand people per square kilometre with some green space. */
export const townRadiusKm = (population: number) => 0.6 * Math.sqrt(population / 1000 / Math.PI)
