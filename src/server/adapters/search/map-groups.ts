import { type Box, CELL_ZOOM, cellRanges, fromMercator, holds } from '#domain/geo.ts'
import type { SearchFilter } from '#domain/search-filter.ts'
import { conditionsOf } from './conditions.ts'
import type { Asked } from './known.ts'
import { beginning, fromTiles, sampled, select, withoutOverlap } from './place.ts'
import type { MapHome } from './port.ts'
import { bindings, run, runOne } from './statement.ts'
import { traitConditions } from './traits.ts'

/** Homes of one square of the grid; of a square in the pyramid no home is known. */
export interface Group {
  count: number
  latitude: number
  longitude: number
  minPrice: number
  box: Box
}

/** What a part of the map holds, squared; `homes` are all of them when they are few, else those alone in their square. */
export interface Squared {
  total: number
  groups: Group[]
  homes: MapHome[]
}

interface Row {
  total: number
  groups: (Omit<Group, 'box'> & { south: number; west: number; north: number; east: number })[] | null
  homes: (Omit<MapHome, 'kind'> & { kind: 0 | 1 })[] | null
}

/** Squares the homes of a view that pass the filter, those `isOfWorld` by their traits; with a `sample` in percent only that part of them is looked at. */
export async function squareHomes(
  asked: Asked,
  view: Box,
  { zoom, most, sample, isOfWorld = false }: { zoom: number; most: number; sample?: number; isOfWorld?: boolean },
): Promise<Squared> {
  const values = bindings()
  const { bind } = values
  const place = sample === undefined ? beginning(values, asked, { view }) : sampled(values, asked.filter, sample, view)
  const conditions = [
    ...(isOfWorld ? traitConditions(values, asked.filter, asked) : []),
    ...conditionsOf(values, asked.filter, asked, sample !== undefined).map(({ text }) => text),
  ]
  const shift = bind(2 * (CELL_ZOOM - Math.min(zoom, CELL_ZOOM)), 'integer')
  const home = `l.id, l.cell >> ${shift} as key, l.latitude, l.longitude, l.price, l.kind, l.promo, l.created_at`
  const row = await runOne<Row>(
    asked.sql,
    `with hit as materialized (${select(home, place, conditions)}),
     square as materialized (
       select key, count(*) as count, avg(latitude) as latitude, avg(longitude) as longitude, min(price) as "minPrice",
         min(latitude) as south, max(latitude) as north, min(longitude) as west, max(longitude) as east
       from hit group by key),
     counted as materialized (select count(*) as total from hit)
     select total, (select json_agg(square) from square) as groups, (
       select json_agg(json_build_object('id', h.id, 'latitude', h.latitude, 'longitude', h.longitude, 'price', h.price, 'kind', h.kind,
         'isPromoted', h.promo) order by h.promo desc, h.created_at desc, h.id desc)
       from (
         select hit.* from hit join square using (key)
         where total <= ${bind(most, 'integer')} or square.count = 1
         order by hit.promo desc, hit.created_at desc, hit.id desc limit ${bind(most, 'integer')}) h) as homes
     from counted`,
    values,
  )
  const { total, groups, homes } = row
  return {
    total,
    groups: (groups ?? []).map(({ south, west, north, east, ...group }) => ({
      ...group,
      box: { south, west, north, east },
    })),
    homes: (homes ?? []).map((home) => ({ ...home, kind: home.kind === 0 ? 'sell' : 'rent' })),
  }
}

interface TileRow {
  key: number
  count: number
  latitude: number
  longitude: number
  minPrice: number
}

/** The zooms of tiles that are counted in advance. */
export const PYRAMID = { least: 2, most: 12 }

/** The same squares from what is counted in advance, for filters of kind and category alone. */
export async function squareTiles(asked: Asked, view: Box, zoom: number): Promise<Squared> {
  const { kind, categoryIds } = asked.filter
  const values = bindings()
  const size = 4 ** (CELL_ZOOM - zoom)
  const keys = withoutOverlap(
    cellRanges(view).map(({ from, to }) => ({ from: Math.floor(from / size), to: Math.floor(to / size) })),
  )
  const filter = { ...(kind && { kind }), ...(categoryIds && { categoryIds }) } as SearchFilter
  const from = fromTiles(values, zoom, keys)
  const where = conditionsOf(values, filter, asked).map(({ text }) => text)
  const rows = await run<TileRow>(
    asked.placed,
    `select l.key, sum(l.count)::float8 as count, sum(l.latitude_sum)::float8 / sum(l.count) / 1e6 as latitude,
       sum(l.longitude_sum)::float8 / sum(l.count) / 1e6 as longitude, min(l.min_price)::float8 as "minPrice"
     from ${from} ${where.length > 0 ? `where ${where.join(' and ')}` : ''} group by l.key`,
    values,
  )
  const groups = rows
    .filter((row) => holds(view, row))
    .map(({ key, ...group }) => ({ ...group, box: tileBox(key, zoom) }))
  return { total: groups.reduce((sum, { count }) => sum + count, 0), groups, homes: [] }
}

/** The rectangle of a tile by its Morton key. */
function tileBox(key: number, zoom: number): Box {
  let [x, y] = [0, 0]
  for (let bit = 0; bit < zoom; bit++) {
    x += (Math.floor(key / 4 ** bit) % 2) * 2 ** bit
    y += (Math.floor(key / (2 * 4 ** bit)) % 2) * 2 ** bit
  }
  const size = 2 ** zoom
  const [northWest, southEast] = [fromMercator(x / size, y / size), fromMercator((x + 1) / size, (y + 1) / size)]
  return { south: southEast.latitude, west: northWest.longitude, north: northWest.latitude, east: southEast.longitude }
}
