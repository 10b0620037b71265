import type { SearchFilter, SearchSort } from '#domain/search-filter.ts'
import { conditionsOf, furtherConditions, plainChoices } from './conditions.ts'
import { type Estimate, sized } from './estimate.ts'
import { type Asked, askedFor, planning, type Searching } from './known.ts'
import { meantBy, orderOf } from './order.ts'
import { beginning, sampled, select, whereabouts } from './place.ts'
import type { Counted, FoundPage } from './port.ts'
import { bindings, run, runOne } from './statement.ts'
import { traitConditions } from './traits.ts'

export interface Window {
  offset: number
  limit: number
}

/** Nobody pages farther, and getting there would mean to read all that comes before. */
const MOST_OFFSET = 10_000
/** Distances in which the nearest are looked for, one after the other. */
const RINGS_KM = [2, 8, 32, 128, 512, 2048]

type Ids = { ids: number[] }

export async function findPage(
  searching: Searching,
  filter: SearchFilter,
  wanted: SearchSort,
  window: Window,
  now: Date,
): Promise<FoundPage> {
  const sort = meantBy(wanted, filter)
  const { asked, size } = await sized(await askedFor(searching, filter, now))
  const corrected = asked.text?.corrected ?? null
  if (window.offset > MOST_OFFSET) return { ids: [], ...(await countOf(asked, size)), corrected }
  const isFew = size.rows <= asked.limits.narrow && !isSoonWalked(asked, sort, window, size)
  if (isFew) {
    const page = size.isTotal ? orderedPage(asked, sort, window, size.rows) : exactPage(asked, sort, window)
    return { ...(await page), corrected }
  }
  const counted = await roughCount(asked, size)
  const isNear = sort === 'distance'
  const steps = isNear ? 0 : stepsOfWalk(asked, sort, window, counted, size)
  const { ids } = isNear ? await nearest(asked, window) : steps > 0 ? await walk(asked, sort, window, steps) : NONE
  if (ids.length < window.limit) return { ...(await exactPage(asked, sort, window, !asked.isPlaced)), corrected }
  return { ids, ...counted, total: Math.max(counted.total, window.offset + ids.length), corrected }
}

const NONE: Ids = { ids: [] }
/** The cheapest homes are small and the newest may all be in one city: an order is not an even mix of what it orders. */
const PATIENCE = 2
/** Where very many fit, going on costs less than looking at all of them. */
const FARTHER = 4

/** A home met along an order is read in its table, which takes longer than meeting it in an index of its place. */
const COST_OF_STEP = 3

/** Whether the cube has counted them already, and following the order fills the page sooner than looking at all of them. */
const isSoonWalked = (asked: Asked, sort: SearchSort, { offset, limit }: Window, size: Estimate) =>
  size.isTotal &&
  sort !== 'distance' &&
  COST_OF_STEP * PATIENCE * (offset + limit) * walkedThrough(asked, sort, size) < size.rows ** 2

/** How many homes an order has in all. */
const walkedThrough = ({ filter, vocabulary }: Asked, sort: SearchSort, { rows }: Estimate) =>
  hasOwnOrder(sort, filter) ? rows : vocabulary.homes

/** How far to walk; not at all where the sample has next to none of them. */
function stepsOfWalk(
  asked: Asked,
  sort: SearchSort,
  { offset, limit }: Window,
  { total }: Counted,
  size: Estimate,
): number {
  const { limits } = asked
  if (total > limits.narrow / 10) return FARTHER * limits.walked
  const needed = (PATIENCE * (offset + limit) * walkedThrough(asked, sort, size)) / Math.max(total, 0.1)
  return needed > limits.walked ? 0 : limits.walked
}

/** The newest of countries or of one state are lists of their own. */
const hasOwnOrder = (sort: SearchSort, { scopes }: SearchFilter) =>
  sort === 'newest' &&
  scopes?.every(({ stateId, cityId }) => (scopes.length === 1 ? cityId === undefined : stateId === undefined))

export async function findCount(searching: Searching, filter: SearchFilter, now: Date): Promise<Counted> {
  const { asked, size } = await sized(await askedFor(searching, filter, now))
  return countOf(asked, size)
}

async function countOf(asked: Asked, size: Estimate): Promise<Counted> {
  if (size.rows > asked.limits.narrow) return roughCount(asked, size)
  const { total } = await exactPage(asked, 'newest', { offset: 0, limit: 0 })
  return { total, isExact: true }
}

/** Puts the homes in order that the cube has counted already, a few seconds ago; a page that is not full tells their number itself. */
async function orderedPage(
  asked: Asked,
  sort: SearchSort,
  { offset, limit }: Window,
  counted: number,
): Promise<Ids & Counted> {
  const values = bindings()
  const { key, direction } = orderOf(values, sort, asked.filter)
  const hit = select(`l.id, ${key} as key`, beginning(values, asked), choicesOf(values, asked))
  const rows = await run<{ id: number }>(
    planning(asked),
    `${hit} order by key ${direction}, id desc offset ${values.bind(offset, 'bigint')} limit ${values.bind(limit, 'bigint')}`,
    values,
  )
  const met = rows.length > 0 ? offset + rows.length : 0
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  return { ids: rows.map(({ id }) => id), total: isLast ? met : Math.max(counted, met), isExact: true }
}

/** Looks at every home the filter may mean, which counts them as well; those of the whole world by what they have to have. */
async function exactPage(
  asked: Asked,
  sort: SearchSort,
  { offset, limit }: Window,
  isOfWorld = false,
): Promise<Ids & Counted> {
  const values = bindings()
  const order = orderOf(values, sort, asked.filter)
  const place = beginning(values, asked, { marked: marksOf(asked.filter) })
  const traits = isOfWorld ? traitConditions(values, asked.filter, asked) : []
  const hit = select(`l.id, ${order.key} as key`, place, [...traits, ...choicesOf(values, asked)])
  const row = await runOne<{ total: number; ids: number[] }>(
    planning(asked),
    `with hit as materialized (${hit})
     select (select count(*) from hit) as total,
       array(select id from hit order by key ${order.direction}, id desc offset ${values.bind(offset, 'bigint')} limit ${values.bind(limit, 'bigint')}) as ids`,
    values,
  )
  return { ids: row.ids, total: row.total, isExact: true }
}

const marksOf = ({ promoted, premium }: SearchFilter) => [
  ...(promoted ? ['l.promo'] : []),
  ...(premium ? ['l.premium'] : []),
]

/** What an index of the order begins with or is ordered by: that bounds a walk, where anything else would lengthen it. */
const WALKED_BY: Partial<Record<SearchSort, string[]>> = {
  newest: ['since'],
  price_low: ['kind', 'price'],
  price_high: ['kind', 'price'],
  area_price_low: ['kind'],
  area_price_high: ['kind'],
}

/** Follows the order itself and stops when the page is full, or after a while. */
async function walk(asked: Asked, sort: SearchSort, { offset, limit }: Window, steps: number): Promise<Ids> {
  const { filter } = asked
  const values = bindings()
  const { bind } = values
  const { key, direction } = orderOf(values, sort, filter)
  const order = `${key} ${direction}, l.id desc`
  const conditions = conditionsOf(values, filter, asked, true)
  const begin = [
    ...(hasOwnOrder(sort, filter) ? whereabouts(values, { scopes: filter.scopes! }).conditions : []),
    ...conditions.filter(({ group }) => WALKED_BY[sort]?.includes(group)).map(({ text }) => text),
  ]
  const rest = [...whereabouts(values, filter).conditions, ...conditions.map(({ text }) => text)]
  const rows = await run<{ id: number }>(
    asked.walking,
    `select l.id from (
       select l.* from listing l ${begin.length > 0 ? `where ${begin.join(' and ')}` : ''}
       order by ${order} limit ${bind(steps, 'bigint')}) l
     ${rest.length > 0 ? `where ${rest.join(' and ')}` : ''}
     order by ${order} offset ${bind(offset, 'bigint')} limit ${bind(limit, 'bigint')}`,
    values,
  )
  return { ids: rows.map(({ id }) => id) }
}

/** The nearest of very many: those in a small circle are the nearest of all. */
async function nearest(asked: Asked, window: Window): Promise<Ids> {
  const around = asked.filter.around!
  for (const radiusKm of RINGS_KM) {
    if (radiusKm >= around.radiusKm) break
    const { asked: closer, size } = await sized({
      ...asked,
      filter: { ...asked.filter, around: { ...around, radiusKm } },
    })
    if (size.rows > 0 && size.rows < window.offset + window.limit) continue
    if (size.rows > asked.limits.narrow * 3) break
    const { ids } = await exactPage(closer, 'distance', window)
    if (ids.length === window.limit) return { ids }
  }
  return { ids: [] }
}

/** The cube's count where it answers the filter, else what a sample of the table tells. */
async function roughCount(asked: Asked, size: Estimate): Promise<Counted> {
  if (size.isTotal) return { total: size.rows, isExact: true }
  const values = bindings()
  const part = Math.min(100, (100 * asked.limits.sampled) / Math.max(1, asked.vocabulary.homes))
  const conditions = conditionsOf(values, asked.filter, asked, true).map(({ text }) => text)
  const row = await runOne<{ count: number }>(
    asked.sql,
    select('count(*) as count', sampled(values, asked.filter, part), conditions),
    values,
  )
  return { total: Math.min(size.rows, Math.round((row.count * 100) / part)), isExact: false }
}

/** What is asked of each home: few are asked all there is to choose, so that there are few statements to plan. */
function choicesOf(values: ReturnType<typeof bindings>, asked: Asked): string[] {
  const { filter, isEven, now } = asked
  const wanted = isEven ? furtherConditions(values, filter, asked) : conditionsOf(values, filter, asked)
  return [...(isEven ? plainChoices(values, filter, now) : []), ...wanted.map(({ text }) => text)]
}
