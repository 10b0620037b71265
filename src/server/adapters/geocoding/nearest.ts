import { distanceKm, type Point } from '#domain/geo.ts'

/** Beyond this nobody would say that a point belongs to a town. */
export const FARTHEST_KM = 80
const NEIGHBOURS = 12

/**
 * The town a point belongs to. The nearest name alone is often a suburb or a hamlet, so distance is measured
 * in radii of the town: the land that its people take up, and a kilometre for good measure.
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

/** How far a town of this size reaches, at a thousand people to the square kilometre and some green between them. */
export const townRadiusKm = (population: number) => 0.6 * Math.sqrt(population / 1000 / Math.PI)
