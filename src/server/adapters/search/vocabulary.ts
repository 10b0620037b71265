import { remember } from '#domain/remember.ts'
import type { SearchFilter } from '#domain/search-filter.ts'
import type { SearchSql } from './statement.ts'

/** Where facilities and questions stand in the columns of the search table, and how many homes there are. */
export interface Vocabulary {
  facilityBits: ReadonlyMap<number, number | null>
  parameterBits: ReadonlyMap<number, number | null>
  homes: number
  promoted: number
  premium: number
}

const memory = remember<SearchSql, Vocabulary>({ seconds: 5, most: 1 })

/** The vocabulary, a few seconds old at most unless the filter names what it does not know. */
export const vocabularyFor = (sql: SearchSql, filter: SearchFilter): Promise<Vocabulary> =>
  memory(
    sql,
    '',
    () => readVocabulary(sql),
    ({ facilityBits, parameterBits }) =>
      (filter.facilities ?? []).every(({ facilityId }) => facilityBits.has(facilityId)) &&
      (filter.parameters ?? []).every(({ parameterId }) => parameterBits.has(parameterId)) &&
      (filter.answersOneOf ?? []).every((id) => parameterBits.has(id)),
  )

interface Known {
  facilities: { id: number; bit: number | null }[]
  parameters: { id: number; bit: number | null }[]
  homes: number
  promoted: number
  premium: number
}

async function readVocabulary(sql: SearchSql): Promise<Vocabulary> {
  const [row] = await sql.lend(
    (own) => own<Known[]>`
    select
      coalesce((select json_agg(json_build_object('id', id, 'bit', bit)) from facilities), '[]') as facilities,
      coalesce((select json_agg(json_build_object('id', id, 'bit', bit)) from parameters), '[]') as parameters,
      (select sum(count)::float8 from listing_totals where dimension = 'category') as homes,
      (select reltuples::float8 from pg_class where oid = 'listing_promoted'::regclass) as promoted,
      (select reltuples::float8 from pg_class where oid = 'listing_premium'::regclass) as premium`,
  )
  const { facilities, parameters, homes, promoted, premium } = row!
  return {
    facilityBits: new Map(facilities.map(({ id, bit }) => [id, bit])),
    parameterBits: new Map(parameters.map(({ id, bit }) => [id, bit])),
    homes: homes ?? 0,
    promoted,
    premium,
  }
}

const options = remember<SearchSql, Map<string, number>>({ seconds: 5, most: 500 })

/** The numbers of the answers that a filter wants, by parameter; an answer that no home gives has none. */
export async function optionIds(sql: SearchSql, wanted: SearchFilter['parameters']): Promise<Map<number, number[]>> {
  const choices = (wanted ?? []).flatMap((want) =>
    'oneOf' in want ? want.oneOf.map((word) => ({ parameterId: want.parameterId, word })) : [],
  )
  const found = new Map<number, number[]>()
  if (choices.length === 0) return found
  const ids = await options(
    sql,
    JSON.stringify(choices),
    () => readOptions(sql, choices),
    // A home may have given a new answer since.
    (known) => known.size === new Set(choices.map(({ parameterId, word }) => `${parameterId} ${word}`)).size,
  )
  for (const { parameterId, word } of choices) {
    const id = ids.get(`${parameterId} ${word}`)
    found.set(parameterId, [...(found.get(parameterId) ?? []), ...(id === undefined ? [] : [id])])
  }
  return found
}

async function readOptions(sql: SearchSql, choices: { parameterId: number; word: string }[]) {
  const rows = await sql.lend(
    (own) => own<{ key: string; id: number }[]>`
    select w.parameter_id || ' ' || w.word as key, o.id
    from unnest(${choices.map(({ parameterId }) => parameterId)}::bigint[], ${choices.map(({ word }) => word)}::text[]) w (parameter_id, word)
    join answer_options o on o.parameter_id = w.parameter_id and o.word = plain_text(btrim(w.word))`,
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}
