import {
  type Feature,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet'
import type { Palette } from './palette.ts'
import { placeLabel } from './place-label.ts'
import type { Look } from './style.ts'

/**
 * Free PMTiles extracts use two schemas that name the same things differently: Protomaps has earth, roads and `kind`;
 * OpenMapTiles has no land layer, transportation and `class`.
 */
const kindOf = ({ props }: Feature) => String(props.kind ?? props.class ?? '')

const GREEN = new Set([
  'park',
  'forest',
  'wood',
  'grass',
  'grassland',
  'nature_reserve',
  'national_park',
  'garden',
  'cemetery',
  'golf_course',
  'recreation_ground',
  'meadow',
  'scrub',
])

/** Street widths in pixels at zoom 16, and the minimum zoom at which a street is drawn. */
const ROADS: Readonly<Record<string, { width: number; from: number }>> = {
  highway: { width: 12, from: 7 },
  motorway: { width: 12, from: 7 },
  trunk: { width: 11, from: 8 },
  major_road: { width: 9, from: 8 },
  primary: { width: 9, from: 9 },
  secondary: { width: 8, from: 10 },
  medium_road: { width: 7, from: 10 },
  tertiary: { width: 7, from: 11 },
  minor_road: { width: 5, from: 12 },
  minor: { width: 5, from: 12 },
  service: { width: 2.5, from: 14 },
  other: { width: 2, from: 14 },
  path: { width: 1.5, from: 14 },
}

const roadWidth = (zoom: number, feature: Feature) => {
  const road = ROADS[kindOf(feature)]
  return road ? Math.max(0.6, road.width * 1.5 ** (zoom - 16)) : 0
}

/** Streets, parks, buildings and water of an operator's regional file, in the colours of the bundled map. */
export function regionalPaint(look: Look): PaintRule[] {
  const fill = (color: keyof Palette) => new PolygonSymbolizer({ fill: () => look.palette[color] })
  const isPolygon = (_: number, { geomType }: Feature) => geomType === 3
  const isGreen = (_: number, feature: Feature) => GREEN.has(kindOf(feature))
  const road = (dataLayer: string): PaintRule[] => [
    {
      dataLayer,
      filter: (zoom, feature) => zoom >= 13 && zoom >= (ROADS[kindOf(feature)]?.from ?? 99),
      symbolizer: new LineSymbolizer({
        color: () => look.palette.border,
        width: (zoom, feature) => (feature ? roadWidth(zoom, feature) + 1.5 : 0),
        lineCap: 'round',
        lineJoin: 'round',
        perFeature: true,
      }),
    },
    {
      dataLayer,
      filter: (zoom, feature) => zoom >= (ROADS[kindOf(feature)]?.from ?? 99),
      symbolizer: new LineSymbolizer({
        color: (zoom) => (zoom >= 13 ? look.palette.road : look.palette.border),
        width: (zoom, feature) => (feature ? roadWidth(zoom, feature) : 0),
        lineCap: 'round',
        lineJoin: 'round',
        perFeature: true,
      }),
    },
  ]
  return [
    { dataLayer: 'earth', filter: isPolygon, symbolizer: fill('land') },
    { dataLayer: 'landcover', filter: isGreen, symbolizer: fill('green') },
    { dataLayer: 'landuse', filter: isGreen, symbolizer: fill('green') },
    { dataLayer: 'park', filter: isPolygon, symbolizer: fill('green') },
    { dataLayer: 'water', filter: isPolygon, symbolizer: fill('water') },
    {
      dataLayer: 'waterway',
      minzoom: 10,
      symbolizer: new LineSymbolizer({ color: () => look.palette.water, width: 1.5 }),
    },
    { dataLayer: 'buildings', minzoom: 14, symbolizer: fill('building') },
    { dataLayer: 'building', minzoom: 14, symbolizer: fill('building') },
    ...road('roads'),
    ...road('transportation'),
    ...['boundaries', 'boundary'].map((dataLayer) => ({
      dataLayer,
      filter: (_: number, { props }: Feature) => props.kind === 'country' || Number(props.admin_level ?? 9) <= 2,
      symbolizer: new LineSymbolizer({ color: () => look.palette.coast, width: 1 }),
    })),
  ]
}

export function regionalLabels(look: Look): LabelRule[] {
  const named = [`name:${look.language}`, 'name:en', 'name']
  const text = ({ props }: Feature) =>
    named.map((key) => props[key]).find((name) => typeof name === 'string' && name !== '')
  const places = (dataLayer: string): LabelRule => ({
    dataLayer,
    filter: (_, feature) =>
      PLACES[kindOf(feature)] !== undefined || PLACES[String(feature.props.kind_detail)] !== undefined,
    sort: (a, b) =>
      Number(a.rank ?? 0) - Number(b.rank ?? 0) || Number(b.population_rank ?? 0) - Number(a.population_rank ?? 0),
    symbolizer: placeLabel(look, (zoom, feature) => {
      const place = PLACES[String(feature.props.kind_detail)] ?? PLACES[kindOf(feature)]
      const name = text(feature)
      if (!place || !name || zoom < place.from) return null
      return { text: String(name), size: place.size, weight: place.weight, ink: place.ink }
    }),
  })
  const streets = (dataLayer: string): LabelRule => ({
    dataLayer,
    minzoom: 14,
    symbolizer: new LineLabelSymbolizer({
      labelProps: named,
      font: `500 11px ${look.font}`,
      fill: () => look.palette.label,
      stroke: () => look.palette.halo,
      width: 3,
    }),
  })
  return [...['places', 'place'].map(places), ...['roads', 'transportation_name'].map(streets)]
}

const PLACES: Readonly<Record<string, { from: number; size: number; weight: number; ink: 'label' | 'label-strong' }>> =
  {
    city: { from: 0, size: 15, weight: 600, ink: 'label-strong' },
    locality: { from: 8, size: 13, weight: 600, ink: 'label-strong' },
    town: { from: 8, size: 13, weight: 600, ink: 'label-strong' },
    village: { from: 11, size: 12, weight: 500, ink: 'label' },
    suburb: { from: 12, size: 12, weight: 500, ink: 'label' },
    macrohood: { from: 12, size: 12, weight: 500, ink: 'label' },
    neighbourhood: { from: 13, size: 11.5, weight: 500, ink: 'label' },
    quarter: { from: 13, size: 11.5, weight: 500, ink: 'label' },
  }
