import { conditionsOf } from './conditions.ts'
import { type Asked, planning } from './known.ts'
import { beginning, select } from './place.ts'
import { bindings, run, runOne } from './statement.ts'

/** Choices of which each has its own counts; other conditions hold for all of them. */
const GROUPS = new Set(['kind', 'category', 'price', 'bedrooms', 'bathrooms', 'since', 'by', 'promoted', 'premium'])
const isGroup = (group: string) => GROUPS.has(group) || /^p\d/.test(group)

/** Homes that fail at most one choice, as the search table keeps them for counting: that is several times cheaper here than in the database. */
export interface FacetRows {
  count: number
  /** The choice that a failing row fails, by its number there; 0 is none. */
  groups: string[]
  /** Of each row what it fails, when there is anything to fail, and its facts; see `counted_facts` in the database. */
  packed: Uint8Array
}

const FAILED = 1000
/** What a row fails is written in four digits, which like its facts are read as base64. */
const markOf = (failed: number) => Buffer.from(String(FAILED + failed), 'base64').readUIntBE(0, MARK)
const MARK = 3

export async function facetRows(asked: Asked): Promise<FacetRows> {
  const values = bindings()
  const begin = beginning(values, asked)
  const all = conditionsOf(values, asked.filter, asked)
  const choices = new Map<string, string[]>()
  for (const { group, text } of all)
    if (isGroup(group)) choices.set(group, [...(choices.get(group) ?? []), `(${text})`])
  const base = all.filter(({ group }) => !isGroup(group)).map(({ text }) => text)
  const failed = [...choices.values()].map(
    (texts, index) => `case when ${texts.join(' and ')} then 0 else ${FAILED + index + 1} end`,
  )
  const row = await runOne<{ count: number; packed: string | null }>(
    planning(asked),
    failed.length === 0
      ? select(`count(*) as count, string_agg(l.facts, '') as packed`, begin, base)
      : `select count(*) as count, string_agg((${FAILED} + failed)::text || facts, '') as packed
         from (${select(`l.facts, ${failed.join(' + ')} as failed`, begin, base)}) asked where failed < ${2 * FAILED}`,
    values,
  )
  return { count: row.count, groups: ['', ...choices.keys()], packed: Buffer.from(row.packed ?? '', 'base64') }
}

/** Homes near facilities that have no bit in the search table, which takes a join. */
export async function countNear(asked: Asked, facilityIds: number[]): Promise<Map<number, number>> {
  if (facilityIds.length === 0) return new Map()
  const values = bindings()
  const conditions = conditionsOf(values, asked.filter, asked).map(({ text }) => text)
  const rows = await run<{ id: number; count: number }>(
    asked.sql,
    `select n.facility_id as id, count(*) as count from (${select('l.id', beginning(values, asked), conditions)}) home
     join property_facilities n on n.property_id = home.id and n.facility_id = any (${values.bind(facilityIds, 'bigint[]')})
     group by n.facility_id`,
    values,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** One row after the other: where each begins, and the number of the choice that it fails. */
export function eachRow({ count, groups, packed }: FacetRows, look: (at: number, failed: number) => void) {
  const numbers = new Map(groups.map((_, index) => [markOf(index === 0 ? 0 : FAILED + index), index]))
  const isMarked = groups.length > 1
  let at = 0
  for (let row = 0; row < count; row++) {
    let failed = 0
    if (isMarked) {
      failed = numbers.get(threeAt(packed, at))!
      at += MARK
    }
    look(at, failed)
    at += FACTS.options + OPTION * twoAt(packed, at + FACTS.optionCount)
  }
}

/** Numbers of so many bytes. The buffer's own readers look at their arguments each time, which takes longer than reading. */
export const twoAt = (bytes: Uint8Array, at: number) => (bytes[at]! << 8) | bytes[at + 1]!
export const threeAt = (bytes: Uint8Array, at: number) => (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!
export const fourAt = (bytes: Uint8Array, at: number) => (twoAt(bytes, at) << 16) | twoAt(bytes, at + 2)
/** Of seven bytes, exact as far as numbers are. */
export const sevenAt = (bytes: Uint8Array, at: number) => threeAt(bytes, at) * 2 ** 32 + (fourAt(bytes, at + 3) >>> 0)

/** Where each fact stands behind the beginning of its row. */
export const FACTS = {
  created: 0,
  flags: 7,
  category: 9,
  price: 13,
  facilities: 20,
  optionCount: 28,
  options: 30,
} as const
/** How many bytes an option takes. */
export const OPTION = 3
