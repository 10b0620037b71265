import { type Box, boxAround, boxOf, type Point } from '#domain/geo.ts'
import { readOutlines, writeOutlines } from '#domain/outline.ts'
import { changeQuery, type SearchQuery } from '#domain/search-query.ts'
import type { MapAim } from '#web/parts/map/map-types.ts'
import { grown, readBox, writeBox } from './box.ts'

export interface Circle {
  centre: Point
  radiusKm: number
}

/** The default radius of a search around a point. */
export const DEFAULT_RADIUS_KM = 10

const NOWHERE = {
  city: undefined,
  state: undefined,
  country: undefined,
  latitude: undefined,
  longitude: undefined,
  radius: undefined,
  box: undefined,
  areas: undefined,
}

/** The same search in another location: a rectangle, drawn areas and a circle exclude each other. */
export const inBox = (query: SearchQuery, box: Box) => elsewhere(query, { box: writeBox(box) })

export const inAreas = (query: SearchQuery, areas: readonly (readonly Point[])[]) =>
  elsewhere(query, { areas: writeOutlines(areas) })

export const inCircle = (query: SearchQuery, { centre, radiusKm }: Circle) =>
  elsewhere(query, {
    latitude: Number(centre.latitude.toFixed(5)),
    longitude: Number(centre.longitude.toFixed(5)),
    radius: radiusKm,
  })

function elsewhere(query: SearchQuery, place: Partial<SearchQuery>): SearchQuery {
  const isPointless = query.sort === 'distance' && place.latitude === undefined
  return changeQuery(query, { ...NOWHERE, ...place, ...(isPointless && { sort: undefined }) })
}

export const areasOf = ({ areas }: SearchQuery): Point[][] => (areas && readOutlines(areas)) || []

export function circleOf({ latitude, longitude, radius }: SearchQuery): Circle | null {
  if (latitude === undefined || longitude === undefined) return null
  return { centre: { latitude, longitude }, radiusKm: radius ?? DEFAULT_RADIUS_KM }
}

/** The parts of a search that determine its area; equal ones are the same area. */
export const placeKey = ({ city, state, country, latitude, longitude, radius, box, areas }: SearchQuery) =>
  JSON.stringify([city, state, country, latitude, longitude, radius, box, areas])

const WORLD: MapAim = { latitude: 25, longitude: 10, zoom: 2 }
/** About a kilometre: a closer view of a single home has no context. */
const MIN_DEGREES = 0.01

/** The initial view: the searched area, or else the results. */
export function aimOf(query: SearchQuery, homes: readonly Partial<Point>[]): MapAim {
  const searched = query.box ? readBox(query.box) : null
  // A box written by the map must fit at the same zoom, so it needs a small margin.
  if (searched) return { box: grown(searched, -0.02) }
  const circle = circleOf(query)
  if (circle) return { box: grown(boxAround(circle.centre, circle.radiusKm), 0.08) }
  const points = query.areas ? areasOf(query).flat() : homes.filter(isPlaced)
  const box = boxOf(points)
  return box ? { box: grown(box, 0.15, MIN_DEGREES) } : WORLD
}

export const isPlaced = <T extends Partial<Point>>(home: T): home is T & Point =>
  home.latitude !== undefined && home.longitude !== undefined
