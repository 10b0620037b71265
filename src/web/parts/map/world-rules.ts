import {
  type Feature,
  type JsonObject,
  type LabelRule,
  LineSymbolizer,
  type PaintRule,
  type PaintSymbolizer,
} from 'protomaps-leaflet'
import { placeLabel } from './place-label.ts'
import type { Look } from './style.ts'

const EDGES = [0, 1024]
/** Country names are drawn up to this zoom; beyond it a country exceeds the screen. */
const LAST_COUNTRY_ZOOM = 6

/** Land beneath everything; water is the background. */
export const landRules = (look: Look): PaintRule[] => [
  { dataSource: 'shapes', dataLayer: 'land', symbolizer: landSymbolizer(look) },
]

function landSymbolizer(look: Look): PaintSymbolizer {
  return {
    draw(context, geometry, _zoom, feature) {
      context.fillStyle = look.palette.land
      context.strokeStyle = look.palette.coast
      context.lineWidth = 1
      context.beginPath()
      for (const ring of geometry)
        for (const [i, { x, y }] of ring.entries()) i ? context.lineTo(x, y) : context.moveTo(x, y)
      context.fill()
      context.beginPath()
      for (const [r, ring] of geometry.entries()) {
        for (const [i, { x, y }] of ring.entries()) {
          isCoast(feature.geom[r]!, i) ? context.lineTo(x, y) : context.moveTo(x, y)
        }
      }
      context.stroke()
    },
  }
}

/** The source data cuts some land at the date line, where a tile ends: that edge is not a coast. */
function isCoast(ring: Feature['geom'][number], i: number): boolean {
  const [before, point] = [ring[i - 1], ring[i]!]
  if (!before) return false
  return !EDGES.some((edge) => Math.abs(before.x - edge) < 0.5 && Math.abs(point.x - edge) < 0.5)
}

export const borderRules = (look: Look): PaintRule[] => [
  {
    dataSource: 'shapes',
    dataLayer: 'borders',
    symbolizer: new LineSymbolizer({
      color: () => look.palette.border,
      width: (zoom) => (zoom < 5 ? 0.75 : 1),
      lineJoin: 'round',
    }),
  },
]

/**
 * At low zooms countries come first; from mid zooms on large cities do: a map that names Spain but not Madrid looks
 * wrong.
 */
export function worldLabels(look: Look): LabelRule[] {
  const countries: LabelRule = {
    dataSource: 'shapes',
    dataLayer: 'countries',
    sort: (a, b) => Number(b.size) - Number(a.size),
    symbolizer: placeLabel(look, countryLettering(look)),
  }
  const places: LabelRule = {
    dataSource: 'names',
    dataLayer: 'places',
    minzoom: 3,
    sort: (a, b) => Number(a.zoom) - Number(b.zoom) || Number(b.rank) - Number(a.rank),
    symbolizer: placeLabel(look, placeLettering),
  }
  return [
    { ...countries, maxzoom: 3 },
    { ...places, minzoom: 4, filter: (zoom, feature) => Number(feature.props.zoom) <= zoom && isGreat(feature.props) },
    { ...countries, minzoom: 4, maxzoom: LAST_COUNTRY_ZOOM },
    {
      ...places,
      filter: (zoom, feature) => Number(feature.props.zoom) <= zoom && (zoom < 4 || !isGreat(feature.props)),
    },
  ]
}

/** More than three million inhabitants, or a capital of more than a million. */
const isGreat = (props: JsonObject) => Number(props.rank) >= 13 || (Boolean(props.capital) && Number(props.rank) >= 12)

function countryLettering(look: Look) {
  const names = new Intl.DisplayNames(look.language, { type: 'region' })
  return (zoom: number, { props }: Feature) => {
    const width = (Number(props.size) / 10) * ((256 * 2 ** zoom) / 360)
    const text = (names.of(String(props.code)) ?? '').toLocaleUpperCase(look.language)
    const size = width > 320 ? 13 : width > 120 ? 12 : 11
    if (width < Math.min(110, text.length * size * 0.42)) return null
    return { text, size, weight: 500, ink: 'label', tracking: 0.1 } as const
  }
}

function placeLettering(zoom: number, { props }: Feature) {
  const rank = Number(props.rank)
  const isLarge = rank >= 12 || Boolean(props.capital)
  const age = Math.max(0, zoom - Number(props.zoom))
  const size = Math.min(17, (isLarge ? 12.5 : 11.5) + age * (rank >= 10 ? 0.7 : 0.35))
  return {
    text: String(props.name),
    size,
    weight: isLarge ? 600 : 500,
    ink: isLarge ? 'label-strong' : 'label',
    ...(zoom < 12 && { dot: isLarge ? 2.5 : 2 }),
  } as const
}
