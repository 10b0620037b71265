import type { FeatureCollection, Position } from 'geojson'
import { type Country, readCountries, type Settlement } from './sources.ts'

/** Names the same country has in Natural Earth and in Unicode's list, where they differ beyond spelling. */
const SAME_COUNTRY: Readonly<Record<string, string>> = {
  "Côte d'Ivoire": 'CI',
  'Dem. Rep. Congo': 'CD',
  Congo: 'CG',
  'Dominican Rep.': 'DO',
  Czechia: 'CZ',
  'Central African Rep.': 'CF',
  'Eq. Guinea': 'GQ',
  'Bosnia and Herz.': 'BA',
  Macedonia: 'MK',
  eSwatini: 'SZ',
  Turkey: 'TR',
  Palestine: 'PS',
  'W. Sahara': 'EH',
  'S. Sudan': 'SS',
  Myanmar: 'MM',
  'Solomon Is.': 'SB',
  'Falkland Is.': 'FK',
  'Fr. S. Antarctic Lands': 'TF',
}

/**
 * One point per country, in the middle of its largest part, with its code (so the map can name it in any language)
 * and its size. What has no code of its own stays unnamed: reefs, and lands whose name is a quarrel.
 */
export function labelCountries(settlements: readonly Settlement[]): FeatureCollection {
  const codes = countryCodes(settlements)
  const capitals = settlements.filter((place) => place.isCapital)
  const countries = readCountries()
  const known = new Set(countries.map(({ properties }) => codes.get(properties.name)))
  const codeOf = (country: Country) => {
    const byCapital = () => capitals.find((capital) => !known.has(capital.countryCode) && holds(country, capital))
    return codes.get(country.properties.name) ?? byCapital()?.countryCode
  }
  return {
    type: 'FeatureCollection',
    features: countries.flatMap((country) => {
      const code = codeOf(country)
      if (!code) return []
      const rings = largestPart(country)
      const size = Math.round(Math.sqrt(area(rings[0]!)) * 10)
      return [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: middle(rings.map(thinned)) },
          properties: { code, size },
        },
      ]
    }),
  }
}

function countryCodes(settlements: readonly Settlement[]): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const codes = new Set(settlements.map((place) => place.countryCode))
  const byName = new Map<string, string>(Object.entries(SAME_COUNTRY))
  for (const code of codes) byName.set(names.of(code) ?? code, code)
  return byName
}

const holds = (country: Country, { longitude, latitude }: Settlement) =>
  parts(country).some((rings) => inside([longitude, latitude], rings))

const parts = ({ geometry }: Country): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

function largestPart(country: Country): Position[][] {
  return parts(country).reduce((largest, part) => (area(part[0]!) > area(largest[0]!) ? part : largest))
}

/** True to size on the globe, in square degrees at the equator: on the flat map Svalbard would outgrow Norway. */
function area(ring: Position[]): number {
  let sum = 0
  for (let i = 1; i < ring.length; i++) {
    const [x1, y1] = ring[i - 1] as [number, number]
    const [x2, y2] = ring[i] as [number, number]
    sum += (x2 - x1) * (sine(y1) + sine(y2))
  }
  return (Math.abs(sum) / 2) * (180 / Math.PI)
}

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

/** A middle is found as well from a few hundred points of a border as from ten thousand. */
function thinned(ring: Position[]): Position[] {
  const step = Math.ceil(ring.length / 300)
  return ring.filter((_, i) => i % step === 0 || i === ring.length - 1)
}

/** The point of a shape that is farthest from its border, searched on a grid that is refined around the best find. */
function middle(rings: Position[][]): Position {
  const xs = rings[0]!.map(([x]) => x!)
  const ys = rings[0]!.map(([, y]) => y!)
  let box = { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) }
  let best: Position = [(box.west + box.east) / 2, (box.south + box.north) / 2]
  let bestDistance = -1
  const steps = 10
  for (let round = 0; round < 3; round++) {
    const stepX = (box.east - box.west) / steps
    const stepY = (box.north - box.south) / steps
    for (let i = 0; i <= steps; i++) {
      for (let j = 0; j <= steps; j++) {
        const point = [box.west + i * stepX, box.south + j * stepY]
        const distance = inside(point, rings) ? distanceToBorder(point, rings) : -1
        if (distance > bestDistance) {
          bestDistance = distance
          best = point
        }
      }
    }
    const [x, y] = best as [number, number]
    box = { west: x - stepX, east: x + stepX, south: y - stepY, north: y + stepY }
  }
  return best.map((degrees) => Math.round(degrees * 1000) / 1000)
}

function inside(point: Position, rings: Position[][]): boolean {
  const [x, y] = point as [number, number]
  let isInside = false
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [x1, y1] = ring[i - 1] as [number, number]
      const [x2, y2] = ring[i] as [number, number]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
    }
  }
  return isInside
}

/** Longitudes count less towards the poles, and names are wide: a place with room to both sides is better. */
function distanceToBorder(point: Position, rings: Position[][]): number {
  const [x, y] = point as [number, number]
  const shrink = Math.cos((y * Math.PI) / 180) * 0.6
  let nearest = Number.POSITIVE_INFINITY
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [x1, y1] = ring[i - 1] as [number, number]
      const [x2, y2] = ring[i] as [number, number]
      const dx = (x2 - x1) * shrink
      const dy = y2 - y1
      const along = Math.max(0, Math.min(1, ((x - x1) * shrink * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)))
      nearest = Math.min(nearest, Math.hypot((x - x1) * shrink - along * dx, y - y1 - along * dy))
    }
  }
  return nearest
}
