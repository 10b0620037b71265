import { type Box, boxOf, type Point } from '#domain/geo.ts'
import type { Scope, SearchFilter } from '#domain/search-filter.ts'
import { isSimple } from '../outline.ts'
import { all, anyOf, type Clause, NOTHING, term } from './question.ts'

/** Where the listings of a filter are. */
export function placeOf({ scopes, around, box, areas }: SearchFilter): Clause[] {
  return [
    ...(scopes ? [anyOf(scopes.map(inScope))] : []),
    ...(around ? [within(around)] : []),
    ...(box ? [inBox(box)] : []),
    ...(areas ? [anyOf(areas.map(inArea))] : []),
  ]
}

const inScope = ({ countryId, stateId, cityId }: Scope): Clause =>
  all([
    term('countryId', countryId),
    ...(stateId === undefined ? [] : [term('stateId', stateId)]),
    ...(cityId === undefined ? [] : [term('cityId', cityId)]),
  ])

const within = ({ radiusKm, ...centre }: Point & { radiusKm: number }): Clause => ({
  geo_distance: { distance: `${radiusKm}km`, distance_type: 'arc', point: pointOf(centre) },
})

const pointOf = ({ latitude, longitude }: Point) => ({ lat: latitude, lon: longitude })

/** Borders included; a box whose west is greater than its east crosses the antimeridian. */
export function inBox({ south, west, north, east }: Box): Clause {
  if (south > north) return NOTHING
  return {
    geo_bounding_box: {
      point: { top_left: { lat: north, lon: west }, bottom_right: { lat: south, lon: east } },
    },
  }
}

/** OpenSearch refuses outlines that run back over themselves, so a script decides for those that touch or cross themselves. */
function inArea(outline: readonly Point[]): Clause {
  const ring = counterclockwise(outline.filter((point, index) => !isSame(point, outline.at(index - 1)!)))
  const bounds = boxOf(ring)
  if (ring.length < 3 || !bounds || areaOf(ring) === 0) return NOTHING
  if (!isSimple(ring)) return all([inBox(bounds), crossingScript(ring)])
  const coordinates = [...ring, ring[0]!].map(({ latitude, longitude }) => [longitude, latitude])
  return {
    geo_shape: { point: { shape: { type: 'polygon', coordinates: [coordinates] }, relation: 'intersects' } },
  } as Clause
}

const isSame = (a: Point, b: Point) => a.latitude === b.latitude && a.longitude === b.longitude

/** Twice the area between an outline and the equator; negative if it runs clockwise. */
const areaOf = (outline: readonly Point[]) =>
  outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length]!
    return sum + a.longitude * b.latitude - b.longitude * a.latitude
  }, 0)

/** OpenSearch takes a wide clockwise outline for one that crosses the antimeridian. */
const counterclockwise = (outline: readonly Point[]) => (areaOf(outline) < 0 ? outline.toReversed() : [...outline])

/** The even-odd rule of `isInside` in the domain. */
const EVEN_ODD = `
  if (doc['latitude'].size() == 0) return false;
  double y = doc['latitude'].value;
  double x = doc['longitude'].value;
  boolean inside = false;
  int last = params.y.length - 1;
  for (int i = 0; i < params.y.length; i++) {
    double ay = params.y[i];
    double by = params.y[last];
    if ((ay > y) != (by > y)) {
      double ax = params.x[i];
      if (x < (params.x[last] - ax) * (y - ay) / (by - ay) + ax) inside = !inside;
    }
    last = i;
  }
  return inside;`

const crossingScript = (outline: readonly Point[]): Clause => ({
  script: {
    script: {
      source: EVEN_ODD,
      params: {
        // A list of whole numbers would become integers, which the script does not convert.
        x: outline.map(({ longitude }) => longitude),
        y: outline.map(({ latitude }) => latitude),
      },
    },
  },
})
