import { type Box, boxAround, boxOf, type CellRange, cellRanges, EARTH_RADIUS_KM, type Point } from '#domain/geo.ts'
import type { Scope, SearchFilter } from '#domain/search-filter.ts'
import { isSimple } from './outline.ts'
import type { Bindings } from './statement.ts'

/** Where the homes lie: conditions on row `l`, and runs of cells when a shape bounds them. */
export interface Whereabouts {
  conditions: string[]
  ranges: CellRange[] | null
}

const MOST_RANGES = 8

export function whereabouts({ bind }: Bindings, filter: SearchFilter, view?: Box): Whereabouts {
  const conditions: string[] = []
  const shapes: { ranges: CellRange[]; cells: number }[] = []
  const bound = (boxes: Box[]) => {
    const each = Math.max(1, Math.floor(MOST_RANGES / boxes.length))
    const ranges = withoutOverlap(boxes.flatMap((box) => cellRanges(box, each)))
    shapes.push({ ranges, cells: ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0) })
  }
  if (filter.scopes) conditions.push(inScopes(bind, filter.scopes))
  for (const box of [filter.box, view]) {
    if (!box) continue
    conditions.push(inBox(bind, box))
    bound([box])
  }
  if (filter.around) {
    conditions.push(isWithin(bind, filter.around))
    bound([boxAround(filter.around, filter.around.radiusKm)])
  }
  if (filter.areas) {
    conditions.push(inAreas(bind, filter.areas))
    bound(filter.areas.flatMap((outline) => boxOf(outline) ?? []))
  }
  const smallest = shapes.sort((a, b) => a.cells - b.cells)[0]
  return { conditions, ranges: smallest?.ranges ?? null }
}

/** Where the rows `l` of a statement come from, given all that it says about them, and what is still to be asked of each. */
export interface Beginning {
  from: (said: string) => string
  conditions: string[]
}

/** Whatever is to be known of homes, of those from a beginning that fit. */
export function select(what: string, { from, conditions }: Beginning, further: readonly string[]): string {
  const where = [...conditions, ...further].join(' and ') || 'true'
  return `select ${what} from ${from(`${what} ${where}`)} where ${where}`
}

/** The columns of `l` that a statement names: a fence that hands on all of them takes twice as long. */
const columnsIn = (said: string) => [...new Set([...said.matchAll(/\bl\.(\w+)/g)].map(([, name]) => name))].join(', ')

/**
 * The rows that a shape may hold, run by run. The fence keeps each run to the index of cells: OR-ed runs, or a join that
 * may be turned around, can end in a walk over the whole table, and runs that are planned one by one take longer to plan
 * than to read.
 */
function inRanges(values: Bindings, ranges: readonly CellRange[]): Beginning['from'] {
  const runs = runsOf(values, ranges)
  return (said) => `(select l.* from ${runs}
    cross join lateral (select ${columnsIn(said)} from listing where cell between run.first and run.last offset 0) l) l`
}

/** Runs as rows with a first and a last, however many: one text for all shapes. */
function runsOf({ bind }: Bindings, runs: readonly CellRange[]): string {
  const first = runs.map(({ from }) => from)
  const last = runs.map(({ to }) => to)
  return `unnest(${bind(first, 'bigint[]')}, ${bind(last, 'bigint[]')}) run (first, last)`
}

/**
 * Where a search begins, at the runs of a shape, in a state or city, or anywhere, and what is still to be asked of `l`
 * there. Inside a state only its own index is read: combining others that each hold a part of the world looks cheap to
 * the planner and is not. `marked` homes of a place, which are few, have indexes of their own.
 */
export function beginning(
  values: Bindings,
  { filter, isShape }: { filter: SearchFilter; isShape: boolean },
  { view, marked = [] }: { view?: Box; marked?: readonly string[] } = {},
): Beginning {
  const { scopes, ...shapes } = filter
  if (isShape || !isInState(filter)) {
    const { conditions, ranges } = whereabouts(values, filter, view)
    return { from: isShape && ranges ? inRanges(values, ranges) : () => 'listing l', conditions }
  }
  const { conditions } = whereabouts(values, shapes, view)
  const place = [inScopes(values.bind, scopes!), ...marked].join(' and ')
  return { from: (said) => `(select ${columnsIn(said)} from listing l where ${place} offset 0) l`, conditions }
}

/** A part of all homes in percent, the same each time, and what is to be asked of `l` there. */
export function sampled(values: Bindings, filter: SearchFilter, part: number, view?: Box): Beginning {
  const percent = values.bind(part, 'real')
  const { conditions } = whereabouts(values, filter, view)
  return { from: () => `listing l tablesample system (${percent}) repeatable (1)`, conditions }
}

export const isInState = ({ scopes }: SearchFilter) =>
  scopes !== undefined && scopes.length > 0 && scopes.every(({ stateId }) => stateId !== undefined)

/** The tiles of the map at a zoom, read run by run as homes are. */
export function fromTiles(values: Bindings, zoom: number, runs: readonly CellRange[]): string {
  const z = values.bind(zoom, 'smallint')
  return `(select l.* from ${runsOf(values, runs)}
    cross join lateral (select * from tile_pyramid where z = ${z} and key between run.first and run.last offset 0) l) l`
}

type Bind = Bindings['bind']

/**
 * Kilometres from a point to `l` (haversine, as the domain computes it). One more degree on both sides drops what is too
 * small to multiply: the database takes an underflow for an error.
 */
export const kilometres = (bind: Bind, { latitude, longitude }: Point) => {
  const [north, east] = [bind(latitude + 1, 'float8'), bind(longitude + 1, 'float8')]
  return `2 * ${EARTH_RADIUS_KM} * asin(sqrt(least(1,
    sin(radians(l.latitude + 1 - ${north}) / 2) ^ 2
    + cos(radians(${north} - 1)) * cos(radians(l.latitude + 1 - 1)) * sin(radians(l.longitude + 1 - ${east}) / 2) ^ 2)))`
}

/** The same measure without what is alike for all homes and without its last steps: asked of each home in sight, it is most of the work. */
function isWithin(bind: Bind, { latitude, longitude, radiusKm }: Point & { radiusKm: number }): string {
  const [north, east] = [bind(latitude + 1, 'float8'), bind(longitude + 1, 'float8')]
  const cosine = bind(Math.cos((latitude * Math.PI) / 180), 'float8')
  const most = bind(Math.sin(Math.min(radiusKm / (2 * EARTH_RADIUS_KM), Math.PI / 2)) ** 2, 'float8')
  const inside = insideBox({ latitude, longitude }, radiusKm)
  return `(${inside ? `${inBox(bind, inside)} or ` : ''}sin(radians(l.latitude + 1 - ${north}) / 2) ^ 2
    + ${cosine} * cos(radians(l.latitude + 1 - 1)) * sin(radians(l.longitude + 1 - ${east}) / 2) ^ 2 <= ${most})`
}

/** Farther or closer to a pole than this, a circle is not nearly as round in degrees. */
const MOST_FLAT = { radiusKm: 200, latitude: 75 }
/** A little less than half of a square whose corners touch the circle. */
const HALF_SIDE = 0.7

/** What lies in this box surely lies in the circle, as most of it does, and need not be measured. */
function insideBox({ latitude, longitude }: Point, radiusKm: number): Box | null {
  const half = ((HALF_SIDE * radiusKm) / EARTH_RADIUS_KM) * (180 / Math.PI)
  const widest = Math.max(0, Math.abs(latitude) - half)
  const wide = half / Math.cos((widest * Math.PI) / 180)
  if (radiusKm > MOST_FLAT.radiusKm || Math.abs(latitude) > MOST_FLAT.latitude || Math.abs(longitude) + wide > 180)
    return null
  return { south: latitude - half, north: latitude + half, west: longitude - wide, east: longitude + wide }
}

/** One condition for all scopes of the same depth: a city's number tells its state and country. */
function inScopes(bind: Bind, scopes: readonly Scope[]): string {
  if (scopes.length === 0) return 'false'
  const byDepth = new Map<string, Scope[]>()
  for (const scope of scopes) {
    const depth = `${scope.stateId === undefined ? '' : 's'}${scope.cityId === undefined ? '' : 'c'}`
    byDepth.set(depth, [...(byDepth.get(depth) ?? []), scope])
  }
  const isOneOf = (column: string, ids: (number | undefined)[]) => {
    const known = [...new Set(ids.filter((id) => id !== undefined))]
    if (known.length === 0) return []
    return [
      known.length === 1 ? `${column} = ${bind(known[0], 'integer')}` : `${column} = any (${bind(known, 'integer[]')})`,
    ]
  }
  const alternatives = [...byDepth.values()].map((group) =>
    [
      ...isOneOf(
        'l.country_id',
        group.map(({ countryId }) => countryId),
      ),
      ...isOneOf(
        'l.state_id',
        group.map(({ stateId }) => stateId),
      ),
      ...isOneOf(
        'l.city_id',
        group.map(({ cityId }) => cityId),
      ),
    ].join(' and '),
  )
  return alternatives.length === 1 ? alternatives[0]! : `(${alternatives.map((text) => `(${text})`).join(' or ')})`
}

function inBox(bind: Bind, { south, west, north, east }: Box): string {
  const [w, e] = [bind(west, 'float8'), bind(east, 'float8')]
  const inside = west <= east ? `l.longitude between ${w} and ${e}` : `(l.longitude >= ${w} or l.longitude <= ${e})`
  return `l.latitude between ${bind(south, 'float8')} and ${bind(north, 'float8')} and ${inside}`
}

/** The database's own shapes compare within a millionth; in millionths of a degree that is nothing. */
const SCALE = 1e6
/** Closer than this, in the same measure, a point may be on the border. */
const BORDER = 0.01

function inAreas(bind: Bind, areas: readonly (readonly Point[])[]): string {
  if (areas.length === 0) return 'false'
  return `(${areas.map((outline) => inArea(bind, outline)).join(' or ')})`
}

/**
 * What goes around a point an even number of times does not hold it. The database counts what goes around it at all as
 * inside, and its border too; so where an outline crosses itself, and close to its border, edges are counted one by one.
 */
function inArea(bind: Bind, outline: readonly Point[]): string {
  const corners = outline.map(({ latitude, longitude }) => `(${longitude * SCALE},${latitude * SCALE})`).join(',')
  const [shape, point] = [bind(`(${corners})`, 'text'), `point(l.longitude * ${SCALE}, l.latitude * ${SCALE})`]
  const next = outline.map((_, index) => outline[(index + 1) % outline.length]!)
  const edges = [outline, next].flatMap((ends) => [
    bind(
      ends.map(({ latitude }) => latitude),
      'float8[]',
    ),
    bind(
      ends.map(({ longitude }) => longitude),
      'float8[]',
    ),
  ])
  const isOdd = `(
    select count(*) % 2 = 1 from unnest(${edges.join(', ')}) e (north, east, next_north, next_east)
    where (e.north > l.latitude) <> (e.next_north > l.latitude)
      and l.longitude < (e.next_east - e.east) * (l.latitude - e.north) / (e.next_north - e.north) + e.east)`
  const isSure = isSimple(outline) ? `${point} <-> ${shape}::path > ${BORDER} or ` : ''
  return `(${shape}::polygon @> ${point} and (${isSure}${isOdd}))`
}

/** Runs that share nothing, so that a home in two of them is found once. */
export function withoutOverlap(ranges: readonly CellRange[]): CellRange[] {
  const result: CellRange[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && range.from <= last.to + 1) last.to = Math.max(last.to, range.to)
    else result.push({ ...range })
  }
  return result
}
