import { POSTED_WITHIN_DAYS } from '#domain/search-filter.ts'
import { conditionsOf, since } from './conditions.ts'
import type { Asked } from './known.ts'
import { beginning, whereabouts } from './place.ts'
import { bindings, run, runOne } from './statement.ts'

/** Choices of which each has its own counts; other conditions hold for all of them. */
const GROUPS = new Set(['kind', 'category', 'price', 'bedrooms', 'bathrooms', 'since', 'by', 'promoted', 'premium'])
const isGroup = (group: string) => GROUPS.has(group) || /^p\d/.test(group)

/** Homes that fail at most one choice, packed: counting them here is several times cheaper than in the database. */
export interface FacetRows {
  count: number
  /** The choice that a failing row fails, by its number there; 0 is none. */
  groups: string[]
  /** Facts in the lowest 16 bits, then 32 of the category and 16 of what is failed. */
  facts: Buffer
  price: Buffer
  facilities: Buffer
  /** Arrays one after the other in the wire form of the database. */
  options: Buffer
}

const FAILED = 1000

export async function facetRows(asked: Asked): Promise<FacetRows> {
  const values = bindings()
  const { bind } = values
  const { conditions, ranges } = whereabouts(values, asked.filter)
  const all = conditionsOf(values, asked.filter, asked)
  const choices = new Map<string, string[]>()
  for (const { group, text } of all)
    if (isGroup(group)) choices.set(group, [...(choices.get(group) ?? []), `(${text})`])
  const base = [...conditions, ...all.filter(({ group }) => !isGroup(group)).map(({ text }) => text)]
  const failed = [...choices.values()].map(
    (texts, index) => `case when ${texts.join(' and ')} then 0 else ${FAILED + index + 1} end`,
  )
  const recent = POSTED_WITHIN_DAYS.map(
    (days) => `(l.created_at >= ${bind(since(asked.now, days), 'timestamptz')})::integer`,
  )
  const packed = (name: string, bytes: string) => `encode(string_agg(${bytes}, ''), 'base64') as ${name}`
  const row = await runOne<{ count: number } & Record<Packed, string | null>>(
    asked.sql,
    `select count(*) as count,
       ${packed(
         'facts',
         `int8send((l.kind | (l.by_agency::integer << 1) | (l.promo::integer << 2) | (l.premium::integer << 3)
           | (least(coalesce(l.bedrooms, 0), 15) << 4) | (least(coalesce(l.bathrooms, 0), 15) << 8) | ((${recent.join(' + ')}) << 12))::bigint
           | (l.category_id::bigint << 16) | (l.failed::bigint << 48))`,
       )},
       ${packed('price', 'int8send(l.price)')}, ${packed('facilities', 'int8send(l.facility_mask)')},
       ${packed('options', 'array_send(l.options)')}
     from (select l.*, ${failed.join(' + ') || '0'} as failed from ${beginning(values, asked.filter, asked.isShape ? ranges : null)} where ${base.join(' and ') || 'true'}) l
     where l.failed < ${2 * FAILED}`,
    values,
  )
  const bytes = (name: Packed) => Buffer.from(row[name] ?? '', 'base64')
  return {
    count: row.count,
    groups: ['', ...choices.keys()],
    facts: bytes('facts'),
    price: bytes('price'),
    facilities: bytes('facilities'),
    options: bytes('options'),
  }
}

type Packed = Exclude<keyof FacetRows, 'count' | 'groups'>

/** Homes near facilities that have no bit in the search table, which takes a join. */
export async function countNear(asked: Asked, facilityIds: number[]): Promise<Map<number, number>> {
  if (facilityIds.length === 0) return new Map()
  const values = bindings()
  const { conditions, ranges } = whereabouts(values, asked.filter)
  const where = [...conditions, ...conditionsOf(values, asked.filter, asked).map(({ text }) => text)]
  const rows = await run<{ id: number; count: number }>(
    asked.sql,
    `select n.facility_id as id, count(*) as count from ${beginning(values, asked.filter, asked.isShape ? ranges : null)}
     join property_facilities n on n.property_id = l.id and n.facility_id = any (${values.bind(facilityIds, 'bigint[]')})
     where ${where.join(' and ') || 'true'} group by n.facility_id`,
    values,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The number of the choice that a row fails. */
export function failedOf({ facts }: FacetRows, row: number): number {
  const failed = facts.readUInt16BE(row * 8)
  return failed === 0 ? 0 : failed - FAILED
}

export const categoryOf = ({ facts }: FacetRows, row: number) => facts.readInt32BE(row * 8 + 2)
export const factsOf = ({ facts }: FacetRows, row: number) => facts.readUInt16BE(row * 8 + 6)
