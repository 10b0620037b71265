import type postgres from 'postgres'
import { boxAround, cellRanges, type Point } from '#domain/geo.ts'
import { FARTHEST_KM, townOf } from './nearest.ts'
import type { Geocoder, Place } from './port.ts'
import { readQuestion } from './question.ts'

type Sql = postgres.Sql<{ bigint: number | string; numeric: number | string }>
type Row = Omit<Place, 'id'> & { id: number }

/** Ids have a prefix per provider, so that a later provider can distinguish them from its own. */
const ID = /^gn:(-?\d{1,12})$/
/** First search radius: most points have a town within it; otherwise the search is widened. */
const FIRST_KM = 25
/** Extra rows fetched beyond the limit, because duplicates are removed. */
const SPARE = 3

/** Default geocoder: the bundled gazetteer in the site's own database. No key, no network. */
export function gazetteer(sql: Sql): Geocoder {
  return {
    async suggest(text, limit, country = null) {
      const question = readQuestion(text)
      if (!question) return []
      const most = limit + SPARE
      const found = await listByPrefix(sql, question, most, country)
      const alike = found.length >= limit || question.name.length < 3 ? [] : await listAlike(sql, question, most)
      return distinct([...found, ...alike])
        .slice(0, limit)
        .map(withMark)
    },
    async find(id) {
      const number = ID.exec(id)?.[1]
      if (number === undefined) return null
      const [row] = await sql<Row[]>`select ${columns(sql)} from places where id = ${number}`
      return row ? withMark(row) : null
    },
    async locate(point) {
      const town =
        townOf(point, await listAround(sql, point, FIRST_KM)) ??
        townOf(point, await listAround(sql, point, FARTHEST_KM))
      return town && withMark(town)
    },
  }
}

/** Removes duplicates, and a state with the same name as its city: both would read "Lisbon, Portugal". */
function distinct(rows: readonly Row[]): Row[] {
  const cities = new Set(rows.filter((row) => row.kind === 'city').map((row) => `${row.name}/${row.countryCode}`))
  const seen = new Set<number>()
  return rows.filter((row) => {
    const isTwin = row.kind === 'state' && cities.has(`${row.name}/${row.countryCode}`)
    return !isTwin && !seen.has(row.id) && seen.add(row.id)
  })
}

const withMark = (row: Row): Place => ({ ...row, id: `gn:${row.id}` })

const columns = (sql: Sql) => sql`
  id, kind, name, state, country_code as "countryCode", population, latitude, longitude`

type Question = NonNullable<ReturnType<typeof readQuestion>>

/** `Paris, Tex` matches a Paris whose state or country begins with Tex. */
const inArea = (sql: Sql, { area }: Question) =>
  area === ''
    ? sql``
    : sql`and (starts_with(plain_text(state), plain_text(${area})) or starts_with(plain_text(country), plain_text(${area}))
               or country_code = upper(${area}))`

/**
 * One or two letters match thousands of names, so only large places are considered. The number is that of the partial
 * index.
 */
const largeOnly = (sql: Sql, { name }: Question) => (name.length < 3 ? sql`and population >= 50000` : sql``)

/** Relevance of a place: a city before the state or country of the same name. */
const weight = (sql: Sql) => sql`(population + 1) * case kind when 'city' then 1 when 'country' then 0.5 else 0.1 end`

/** How much larger a place elsewhere must be to come before one of the preferred country, among longer names. */
const COUNTRY_FACTOR = 50

/** Prefix search: exact names, of them those of the preferred country first, then longer ones. */
function listByPrefix(sql: Sql, question: Question, limit: number, country: string | null): Promise<Row[]> {
  // A range instead of LIKE: in a prepared statement the planner cannot see that the pattern is a prefix, and would
  // scan the whole table.
  return sql<Row[]>`
    select ${columns(sql)} from places
    where name_norm ~>=~ (select plain_text(${question.name}))
      and name_norm ~<~ (select plain_text(${question.name}) || chr(1114111))
      ${largeOnly(sql, question)} ${inArea(sql, question)}
    order by (case when name_norm = plain_text(${question.name}) and kind <> 'state'
        then 1 + (country_code is not distinct from ${country}::text)::integer else 0 end) desc,
      ${weight(sql)} * case when country_code = ${country}::text then ${COUNTRY_FACTOR}::integer else 1 end desc, id
    limit ${limit}`
}

/**
 * Trigram search for typing errors; of equally similar names the larger place comes first. The number is that of the
 * partial index.
 */
function listAlike(sql: Sql, question: Question, limit: number): Promise<Row[]> {
  return sql<Row[]>`
    select ${columns(sql)} from places
    where population >= 10000 and name_norm % (select plain_text(${question.name})) ${inArea(sql, question)}
    order by (name_norm <-> plain_text(${question.name})) - 0.06 * log(${weight(sql)}), id
    limit ${limit}`
}

function listAround(sql: Sql, point: Point, km: number): Promise<Row[]> {
  const ranges = cellRanges(boxAround(point, km))
  return sql<Row[]>`
    select place.* from unnest(${ranges.map(({ from }) => from)}::bigint[], ${ranges.map(({ to }) => to)}::bigint[]) as range (first, last)
    cross join lateral (
      select ${columns(sql)} from places where cell between range.first and range.last and kind = 'city'
    ) as place`
}
