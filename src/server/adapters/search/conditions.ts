import type { SearchFilter, Wanted } from '#domain/search-filter.ts'
import type { Bindings } from './statement.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

/** What a filter is made of besides its place: each group is one choice of the page, and facets count without it. */
export interface Condition {
  group: string
  /** What of the filter it says; unlike the group it is said once. */
  name: string
  text: string
}

/** What has to be known before a filter becomes conditions. */
export interface Known {
  vocabulary: Vocabulary
  /** Numbers of wanted answers by parameter. */
  options: ReadonlyMap<number, readonly number[]>
  /** The words searched for. */
  text: Words | null
  /** So many more homes have the rare words than are looked at anyway that each is asked for its words. */
  isInPassing: boolean
  /** Where to begin is settled, so words are looked up for themselves. */
  isPlaced: boolean
  /** Few homes are looked at, so that the text is the same whatever is chosen. */
  isEven: boolean
  /** A common word that leads to fewer homes than there are to look at. */
  begunWith: string | null
  now: Date
}

const DAY_MS = 86_400_000
const MOST_PRICE = 9_223_372_036_854_775_807n
const MOST_INTEGER = 2_147_483_647

/** The conditions on row `l` of the search table, apart from where the home lies. */
export function conditionsOf(
  { bind }: Bindings,
  filter: SearchFilter,
  known: Known,
  isInPassing = known.isInPassing,
): Condition[] {
  return [...plainConditions({ bind }, filter, known.now), ...furtherConditions({ bind }, filter, known, isInPassing)]
}

type Bind = Bindings['bind']

/** What every visitor may choose, one column of the search table each. */
function plainConditions({ bind }: Pick<Bindings, 'bind'>, filter: SearchFilter, now: Date): Condition[] {
  const all: Condition[] = []
  const add = (group: string, text: string, name = group) => all.push({ group, name, text })
  const { kind, categoryIds, minPrice, maxPrice, minArea, maxArea, bedrooms, bathrooms } = filter

  if (kind) add('kind', `l.kind = ${bind(kind === 'sell' ? 0 : 1, 'smallint')}`)
  if (categoryIds) {
    const ids = knownIds(categoryIds)
    add(
      'category',
      ids.length === 1
        ? `l.category_id = ${bind(ids[0], 'integer')}`
        : `l.category_id = any (${bind(ids, 'integer[]')})`,
    )
  }
  if (minPrice !== undefined) add('price', `l.price >= ${bind(wholePrice(Math.ceil(minPrice)), 'bigint')}`, 'minPrice')
  if (maxPrice !== undefined) add('price', `l.price <= ${bind(wholePrice(Math.floor(maxPrice)), 'bigint')}`, 'maxPrice')
  if (minArea !== undefined) add('area', `l.area >= ${bind(minArea, 'float8')}`, 'minArea')
  if (maxArea !== undefined) add('area', `l.area <= ${bind(maxArea, 'float8')}`, 'maxArea')
  if (bedrooms !== undefined) add('bedrooms', `l.bedrooms >= ${bind(bedrooms, 'integer')}`)
  if (bathrooms !== undefined) add('bathrooms', `l.bathrooms >= ${bind(bathrooms, 'integer')}`)
  if (filter.postedWithinDays !== undefined)
    add('since', `l.created_at >= ${bind(since(now, filter.postedWithinDays), 'timestamptz')}`)
  if (filter.listedBy) add('by', filter.listedBy === 'agency' ? 'l.by_agency' : 'not l.by_agency')
  if (filter.promoted !== undefined) add('promoted', filter.promoted ? 'l.promo' : 'not l.promo')
  if (filter.premium !== undefined) add('premium', filter.premium ? 'l.premium' : 'not l.premium')
  return all
}

const knownIds = (ids: readonly number[]) => ids.filter((id) => id <= MOST_INTEGER)

/**
 * The same choices, with all of those in the text that are often made together, asked for or not. Where few homes are
 * looked at, planning a new text takes longer than looking; said like this, nearly all searches of places share a few,
 * and a home is asked little that nobody wants to know.
 */
export function plainChoices(values: Bindings, filter: SearchFilter, now: Date): string[] {
  return [kindAndPrice(values, filter), size(values, filter), ageAndOwner(values, filter, now)].flat()
}

const isAnySet = (...choices: unknown[]) => choices.some((choice) => choice !== undefined)

function kindAndPrice({ bind }: Bindings, { kind, categoryIds, minPrice, maxPrice }: SearchFilter): string[] {
  if (!isAnySet(kind, categoryIds, minPrice, maxPrice)) return []
  const categories = bind(categoryIds ? knownIds(categoryIds) : null, 'integer[]')
  const least = wholePrice(Math.ceil(minPrice ?? 0))
  const most = wholePrice(Math.floor(maxPrice ?? Number.MAX_VALUE))
  return [
    `l.kind between ${bind(kind === 'rent' ? 1 : 0, 'smallint')} and ${bind(kind === 'sell' ? 0 : 1, 'smallint')}`,
    `l.price between ${bind(least, 'bigint')} and ${bind(most, 'bigint')}`,
    `(${categories} is null or l.category_id = any (${categories}))`,
  ]
}

function size({ bind }: Bindings, { bedrooms, bathrooms, minArea, maxArea }: SearchFilter): string[] {
  if (!isAnySet(bedrooms, bathrooms, minArea, maxArea)) return []
  const leastArea = minArea ?? (maxArea === undefined ? UNKNOWN : 0)
  return [
    `coalesce(l.bedrooms, ${UNKNOWN}) >= ${bind(bedrooms ?? UNKNOWN, 'integer')}`,
    `coalesce(l.bathrooms, ${UNKNOWN}) >= ${bind(bathrooms ?? UNKNOWN, 'integer')}`,
    `coalesce(l.area, ${UNKNOWN}) between ${bind(leastArea, 'float8')} and ${bind(maxArea ?? Number.MAX_VALUE, 'float8')}`,
  ]
}

function ageAndOwner({ bind }: Bindings, filter: SearchFilter, now: Date): string[] {
  const { postedWithinDays, listedBy, promoted, premium } = filter
  if (!isAnySet(postedWithinDays, listedBy, promoted, premium)) return []
  const isEither = (column: string, wanted: boolean | undefined) =>
    `${column} between ${bind(wanted ?? false, 'boolean')} and ${bind(wanted ?? true, 'boolean')}`
  return [
    `l.created_at >= ${bind(postedWithinDays === undefined ? new Date(0) : since(now, postedWithinDays), 'timestamptz')}`,
    isEither('l.by_agency', listedBy && listedBy === 'agency'),
    isEither('l.promo', promoted),
    isEither('l.premium', premium),
  ]
}

/** Below every number that a home can have and a visitor can ask for. */
const UNKNOWN = -1

/** What is rarely asked for or takes more than a look at a column. */
export function furtherConditions(
  { bind }: Pick<Bindings, 'bind'>,
  filter: SearchFilter,
  known: Known,
  isInPassing = known.isInPassing,
): Condition[] {
  const all: Condition[] = []
  const add = (group: string, text: string) => all.push({ group, name: group, text })
  if (filter.ownerId !== undefined) add('owner', `l.owner_id = ${bind(filter.ownerId, 'bigint')}`)
  if (filter.without?.length) add('without', `l.id <> all (${bind(filter.without, 'bigint[]')})`)
  for (const want of filter.parameters ?? []) add(`p${want.parameterId}`, answerIs(bind, want, known))
  for (const wish of filter.facilities ?? []) add(`f${wish.facilityId}`, isNear(bind, wish, known.vocabulary))
  if (filter.answersOneOf) add('answers', answersOneOf(bind, filter.answersOneOf, known.vocabulary))
  if (known.text) add('text', hasWords(bind, known, isInPassing))
  return all
}

function hasWords(bind: Bind, { text, begunWith, isPlaced }: Known, isInPassing: boolean): string {
  const { common, rare } = text!
  const conditions = common.map(({ bits, others }) => {
    const has = `(l.words_low & ${maskOf(bind, bits)}) | (l.words_high & ${maskOf(bind, bits, 64)}) <> 0`
    return others === null ? has : `(${has} or ${isAmong(bind, others)})`
  })
  if (begunWith !== null && !isInPassing) conditions.push(isAmong(bind, begunWith))
  if (rare !== null && isInPassing) conditions.push(hasInPassing(bind, rare))
  // Said so, it is no join: the planner cannot know how many homes a place has, and would ask each of them.
  else if (rare !== null) conditions.push(isPlaced ? `(${isAmong(bind, rare)}) is true` : isAmong(bind, rare))
  return conditions.join(' and ')
}

/** The places of words among the 64 of a column. */
function maskOf(bind: Bind, bits: readonly number[], first = 0): string {
  const own = bits.filter((bit) => bit >= first && bit < first + 64)
  const mask = own.reduce((all, bit) => all | (1n << BigInt(bit - first)), 0n)
  return bind(String(BigInt.asIntN(64, mask)), 'bigint')
}

/** Where few homes are passed by and looked at one by one, so are their words; else the database chooses where to begin. */
const hasInPassing = (bind: Bind, words: string) =>
  `(select t.tsv @@ ${bind(words, 'tsquery')} from listing_text t where t.id = l.id)`
const isAmong = (bind: Bind, words: string) =>
  `l.id in (select t.id from listing_text t where t.tsv @@ ${bind(words, 'tsquery')})`

/** The moment from which a home counts as listed within so many days. */
export const since = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Prices are whole, and the column ends where a number of JavaScript is long inexact. */
function wholePrice(price: number): string {
  const whole = BigInt(price)
  return String(whole > MOST_PRICE ? MOST_PRICE : whole)
}

function answerIs(bind: Bind, want: Wanted, { options, vocabulary, isPlaced }: Known): string {
  if ('oneOf' in want) return hasOption(bind, options.get(want.parameterId) ?? [], isPlaced)
  const bit = vocabulary.parameterBits.get(want.parameterId)
  if (bit === undefined) return 'false'
  if (bit === null) return answerIsWithin(bind, want)
  const mask = bind(String(1n << BigInt(bit)), 'bigint')
  const place = `l.numbers[1 + bit_count((l.answered & (${mask} - 1) & ${NUMBER_BITS})::bit(64))]`
  const bounds = [
    want.least === undefined
      ? `${place} <> 'NaN'`
      : `${place} >= ${bind(asReal(want.least), 'real')} and ${place} <> 'NaN'`,
    ...(want.most === undefined ? [] : [`${place} <= ${bind(asReal(want.most), 'real')}`]),
  ]
  return `l.answered & ${mask} <> 0 and l.answered & ${mask} & ${NUMBER_BITS} <> 0 and ${bounds.join(' and ')}`
}

/** Homes that are looked at one by one are asked faster for one answer than for any of several, but only those have an index. */
const hasOption = (bind: Bind, options: readonly number[], isPlaced: boolean) =>
  isPlaced && options.length === 1
    ? `${bind(options[0], 'integer')} = any (l.options)`
    : `l.options && ${bind(options, 'integer[]')}`

/** Found out once per statement, since a question may have become one of numbers a moment ago. */
const NUMBER_BITS = `(select coalesce(bit_or(1::bigint << d.bit), 0) from parameters d where d.type_of_parameter = 'number')`

const answerIsWithin = (bind: Bind, want: { parameterId: number; least?: number; most?: number }) => `exists (
  select from property_parameters v where v.property_id = l.id and v.parameter_id = ${bind(want.parameterId, 'bigint')}
    and number_of(v.value)::real between ${bind(asReal(want.least ?? 0), 'real')} and ${bind(asReal(want.most ?? MOST_REAL), 'real')})`

const MOST_REAL = 3e38

/** Within what the column can hold, neither too large nor too small for it. */
const asReal = (value: number) => (value < 1e-30 ? 0 : Math.min(value, MOST_REAL))

function isNear(bind: Bind, { facilityId, withinKm }: { facilityId: number; withinKm?: number }, known: Vocabulary) {
  const bit = known.facilityBits.get(facilityId)
  if (bit === undefined) return 'false'
  const tenths = withinKm === undefined ? null : Math.floor(withinKm * 10 + 1e-9)
  if (bit === null)
    return `exists (
      select from property_facilities n where n.property_id = l.id and n.facility_id = ${bind(facilityId, 'bigint')}
        ${tenths === null ? '' : `and n.distance * 10 <= ${bind(tenths, 'integer')}`})`
  const mask = bind(String(1n << BigInt(bit)), 'bigint')
  const isThere = `l.facility_mask & ${mask} <> 0`
  if (tenths === null) return isThere
  const distance = `l.near[1 + bit_count((l.facility_mask & (${mask} - 1))::bit(64))]`
  return `${isThere} and ${distance} <= ${bind(tenths, 'integer')}`
}

function answersOneOf(bind: Bind, parameterIds: readonly number[], { parameterBits }: Vocabulary): string {
  let mask = 0n
  const joined: number[] = []
  for (const id of parameterIds) {
    const bit = parameterBits.get(id)
    if (bit === null) joined.push(id)
    else if (bit !== undefined) mask |= 1n << BigInt(bit)
  }
  const isAnswered = `l.answered & ${bind(String(mask), 'bigint')} <> 0`
  if (joined.length === 0) return isAnswered
  return `(${isAnswered} or exists (
    select from property_parameters v where v.property_id = l.id and v.parameter_id = any (${bind(joined, 'bigint[]')})))`
}
