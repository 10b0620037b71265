import { type Box, CELL_ZOOM, type CellRange } from '#domain/geo.ts'
import { remember } from '#domain/remember.ts'
import type { SearchFilter } from '#domain/search-filter.ts'
import { conditionsOf } from './conditions.ts'
import type { Asked } from './known.ts'
import { fromTiles, isInState, whereabouts, withoutOverlap } from './place.ts'
import { bindings, runOne, type SearchSql } from './statement.ts'
import type { Words } from './words.ts'

/** How many homes may have to be looked at, and whether that is the answer itself. */
export interface Estimate {
  rows: number
  isTotal: boolean
}

/** The same question, knowing how many homes it may mean and where to begin. */
export async function sized(asked: Asked, view?: Box): Promise<{ asked: Asked; size: Estimate }> {
  const { ranges } = whereabouts(bindings(), asked.filter, view)
  const { isShape, ...size } = await estimate(asked, ranges)
  const { rare = null, documents = null } = asked.text ?? {}
  const isPlaced = isShape || isInState(asked.filter)
  const passing = Math.max(size.rows, SMALL) * (isPlaced ? shareLeft(asked.filter) : 1)
  const isInPassing = rare !== null && (documents ?? Number.POSITIVE_INFINITY) > COMMON * passing
  const isEven = isPlaced && size.rows <= EVEN
  return { asked: { ...asked, isShape, isPlaced, isInPassing, isEven, begunWith: rarestWord(asked.text, size) }, size }
}

/** So many homes are asked ten things each in the time that planning a new text takes. */
const EVEN = 8000

/** The rarest of the common words, where it means to read less. */
function rarestWord(text: Words | null, { rows }: Estimate): string | null {
  const [rarest] = (text?.common ?? []).toSorted((a, b) => a.documents - b.documents)
  return rarest && text?.rare === null && rarest.documents * COST_OF_WORDS < rows ? rarest.lexeme : null
}

/** The smallest of what is known about the parts of a filter. */
async function estimate(asked: Asked, ranges: CellRange[] | null): Promise<Estimate & { isShape: boolean }> {
  const { placed, limits, filter, vocabulary, text } = asked
  const isSmallShape = ranges !== null && cellsOf(ranges) <= FEW_CELLS
  if (isSmallShape || isSmall(filter)) return { rows: 0, isTotal: false, isShape: isSmallShape }
  const parts = [vocabulary.homes]
  if (filter.promoted && vocabulary.promoted >= 0) parts.push(vocabulary.promoted)
  if (filter.premium && vocabulary.premium >= 0) parts.push(vocabulary.premium)
  if (text?.documents != null) parts.push(text.documents * COST_OF_WORDS)
  if (Math.min(...parts) <= limits.narrow / 10) return { rows: Math.min(...parts), isTotal: false, isShape: false }
  const tiles = ranges && (await tileCount(placed, ranges))
  // A small shape holds what it holds, however many homes of a kind the world has.
  const isTold = tiles !== null && tiles <= limits.narrow
  const isInCube = filter.scopes || (!isTold && (filter.kind || filter.categoryIds))
  const cube = isInCube ? await placeOrCube(asked) : vocabulary.homes
  const rows = Math.min(...parts, cube, tiles ?? cube)
  return { rows, isTotal: isOfCube(filter), isShape: tiles === rows && rows <= limits.narrow * SHAPED }
}

/** A home found by its words is read in two tables, each in no order at all. */
const COST_OF_WORDS = 8
/** Words are common when this many times more homes have them than would be asked for them; a small place has about so many. */
const COMMON = 3
const SMALL = 1000
/** What a choice leaves of all homes, about. */
const LEAVES: Partial<Record<keyof SearchFilter, number>> = {
  kind: 0.5,
  categoryIds: 0.15,
  minPrice: 0.6,
  maxPrice: 0.6,
  minArea: 0.7,
  maxArea: 0.7,
  bedrooms: 0.6,
  bathrooms: 0.6,
  listedBy: 0.5,
  promoted: 0.1,
  premium: 0.1,
  parameters: 0.4,
  facilities: 0.5,
}
/** Choices go together more often than their shares tell. */
const LEAST_LEFT = 0.05

/** The part of the homes of a place that is left to be asked for words, which comes last. */
function shareLeft(filter: SearchFilter): number {
  const names = Object.keys(filter) as (keyof SearchFilter)[]
  const share = names.reduce((left, name) => left * (filter[name] === undefined ? 1 : (LEAVES[name] ?? 1)), 1)
  return Math.max(share, LEAST_LEFT)
}

/** Up to so many times what is looked at gladly, a shape is still read faster than the whole table. */
const SHAPED = 6
/** About twenty kilometres by twenty: with a million homes in the world no such place holds ten thousand. */
const FEW_CELLS = 1_000_000

/** One owner's homes or a city need not be counted to be called few. */
const isSmall = ({ ownerId, scopes }: SearchFilter) =>
  ownerId !== undefined || scopes?.every(({ cityId }) => cityId !== undefined)

const cellsOf = (ranges: readonly CellRange[]) => ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)

const OF_CUBE = new Set(['kind', 'categoryIds', 'scopes'])

/** Whether the cube of counts answers this filter alone. */
const isOfCube = (filter: SearchFilter) =>
  Object.entries(filter).every(([name, value]) => value === undefined || OF_CUBE.has(name))

/** What a place holds is known from earlier searches of it, and where that is few, its choices need not be counted. */
async function placeOrCube(asked: Asked): Promise<number> {
  const { filter, limits } = asked
  if (filter.scopes && !isOfCube(filter)) {
    const homes = await cubeCount({ ...asked, filter: { scopes: filter.scopes } }, places)
    if (homes <= limits.narrow) return homes
  }
  return cubeCount(asked, cubes)
}

const cubes = remember<SearchSql, number>({ seconds: 5, most: 2000 })
/** Good enough to choose a way by. */
const places = remember<SearchSql, number>({ seconds: 600, most: 5000 })

/** Homes by place, category and kind, as they were when last counted. */
function cubeCount({ sql, filter: { kind, categoryIds, scopes }, ...known }: Asked, counts: typeof cubes) {
  const filter: SearchFilter = { kind, categoryIds, scopes }
  return counts(sql, JSON.stringify(filter), async () => {
    const values = bindings()
    const where = [
      ...whereabouts(values, filter).conditions,
      ...conditionsOf(values, filter, { ...known, text: null }).map(({ text }) => text),
    ]
    const row = await runOne<{ count: number }>(
      sql,
      `select coalesce(sum(l.count), 0)::float8 as count from listing_count l where ${where.join(' and ')}`,
      values,
    )
    return row.count
  })
}

const tiles = remember<SearchSql, number>({ seconds: 5, most: 2000 })
const FINEST = 12
const MOST_TILES = 300

/** Homes in runs of cells, from tiles of a size that few of them cover; a little more than there are. */
function tileCount(sql: SearchSql, ranges: readonly CellRange[]): Promise<number> {
  let zoom = FINEST
  const cells = cellsOf(ranges)
  while (zoom > 2 && cells / 4 ** (CELL_ZOOM - zoom) > MOST_TILES) zoom--
  const size = 4 ** (CELL_ZOOM - zoom)
  const keys = withoutOverlap(
    ranges.map(({ from, to }) => ({ from: Math.floor(from / size), to: Math.floor(to / size) })),
  )
  return tiles(sql, JSON.stringify([zoom, keys]), async () => {
    const values = bindings()
    const row = await runOne<{ count: number }>(
      sql,
      `select coalesce(sum(l.count), 0)::float8 as count from ${fromTiles(values, zoom, keys)}`,
      values,
    )
    return row.count
  })
}
