import type { FeatureCollection } from 'geojson'
import { tileOf } from '../../src/domain/geo.ts'
import { labelCountries } from './country-labels.ts'
import { type Cut, sliceLayers } from './slice.ts'
import { readLandAndBorders, type Settlement } from './sources.ts'
import { writePmtiles } from './write-pmtiles.ts'

/** Shapes stop here: Natural Earth's 1:10m coast has no more to tell, and the screen enlarges these tiles. */
const SHAPE_ZOOM = 5
/** Names go one deeper, so that a city does not carry the labels of half a continent. */
const NAME_ZOOM = 6
/** A tile is drawn 1024 pixels wide: what is seen at zoom 8 comes from tiles of zoom 6. */
const LEVELS_APART = 2
/** The zooms at which a town, and later a part of a town, may be named for the first time. */
const TOWNS_NAMED = { first: 2, last: 10 }
const SECTIONS_NAMED = { first: 11, last: 13 }
/** Towns large enough to tint the land they stand on. */
const URBAN_FROM = 30_000

/** The world in one PMTiles archive: layers land, borders, countries, urban and places. */
export function buildBaseMap(settlements: readonly Settlement[]): Buffer {
  const { land, borders } = readLandAndBorders()
  const shape = { extent: 4096, buffer: 32, tolerance: 4, minZoom: 0, maxZoom: SHAPE_ZOOM }
  const point = { extent: 2048, buffer: 0 }
  const named = namedFrom(settlements)
  const cuts: Cut[] = [
    { ...shape, layer: 'land', data: land },
    { ...shape, layer: 'borders', data: borders },
    { ...point, layer: 'countries', data: labelCountries(settlements), minZoom: 0, maxZoom: SHAPE_ZOOM },
    // A wide margin: the glow of a town reaches into the neighbouring tile.
    { ...point, layer: 'urban', data: urbanAreas(settlements), buffer: 128, minZoom: SHAPE_ZOOM, maxZoom: SHAPE_ZOOM },
  ]
  for (let zoom = 0; zoom <= NAME_ZOOM; zoom++) {
    const deepest = zoom === NAME_ZOOM ? SECTIONS_NAMED.last : zoom + LEVELS_APART
    cuts.push({ ...point, layer: 'places', data: namedPlaces(named, deepest), minZoom: zoom, maxZoom: zoom })
  }
  return writePmtiles(sliceLayers(cuts), {
    name: 'World',
    attribution: 'Natural Earth · GeoNames',
    vector_layers: ['land', 'borders', 'countries', 'urban', 'places'].map((id) => ({ id, fields: {} })),
  })
}

/**
 * The zoom from which each place is named: as soon as it is the largest within 128 pixels of screen.
 * So names are spread evenly, and a village in the desert is found as early as a town near Paris.
 */
function namedFrom(settlements: readonly Settlement[]): Map<Settlement, number> {
  const named = new Map<Settlement, number>()
  const [sections, towns] = [
    settlements.filter((place) => place.isSection),
    settlements.filter((place) => !place.isSection),
  ]
  name(towns, TOWNS_NAMED)
  name([...named.keys(), ...sections], SECTIONS_NAMED)
  return named

  function name(places: readonly Settlement[], { first, last }: { first: number; last: number }) {
    for (let zoom = first; zoom <= last; zoom++) {
      const taken = new Set<string>()
      for (const place of places) {
        const { x, y } = tileOf(place, zoom + 1)
        const cell = `${x}/${y}`
        if (taken.has(cell)) continue
        taken.add(cell)
        if (!named.has(place)) named.set(place, zoom)
      }
    }
  }
}

function namedPlaces(named: Map<Settlement, number>, deepest: number): FeatureCollection {
  const places = [...named.keys()].filter((place) => named.get(place)! <= deepest)
  return points(places, (place) => ({
    name: place.name,
    zoom: named.get(place)!,
    // Half an order of magnitude is enough to choose a letter size by.
    rank: Math.round(2 * Math.log10(place.population + 1)),
    ...(place.isCapital && { capital: 1 }),
  }))
}

/** A town's built-up land as a circle of the size that its population usually takes, in the stretched measure of the map. */
function urbanAreas(settlements: readonly Settlement[]): FeatureCollection {
  return points(
    settlements.filter((place) => !place.isSection && place.population >= URBAN_FROM),
    (place) => ({
      hectometres: Math.round(
        (3 * Math.sqrt(place.population / 1000 / Math.PI)) / Math.cos((place.latitude * Math.PI) / 180),
      ),
    }),
  )
}

const points = (settlements: readonly Settlement[], properties: (place: Settlement) => object): FeatureCollection => ({
  type: 'FeatureCollection',
  features: settlements.map((place) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    properties: properties(place),
  })),
})
