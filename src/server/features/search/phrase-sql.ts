import type { PhrasePlace } from '#domain/phrase/places.ts'
import { one, type Sql } from '#server/db/sql.ts'

export interface PhraseRows {
  version: number
  /** Places with the words that were asked about; the same place may be known by homes and by the gazetteer. */
  places: (PhrasePlace & { words: string })[]
}

const MOST_PER_NAME = 4

/** The places that are called exactly so, with the number of homes in them. */
export function listNamedPlaces(sql: Sql, questions: readonly { words: string; name: string }[]): Promise<PhraseRows> {
  return one(sql<PhraseRows[]>`
    with asked as materialized (
      select words, plain_text(name) as norm
      from unnest(${questions.map(({ words }) => words)}::text[], ${questions.map(({ name }) => name)}::text[]) as q (words, name)
    ), named as (
      select asked.words, a.kind, a.name, t.count as homes,
        case a.kind when 'state' then a.name when 'city' then case parent.kind when 'state' then parent.name end end as state,
        case when a.kind = 'country' then a.name when parent.kind = 'country' then parent.name else grand.name end as country
      from asked cross join unnest(array['city', 'state', 'country']) as kinds (kind)
      join areas a on a.kind = kinds.kind and a.name_norm = asked.norm
      join listing_totals t on t.dimension = a.kind and t.id = a.id
      left join areas parent on parent.id = a.parent_id
      left join areas grand on grand.id = parent.parent_id
    ), known as (
      select asked.words, p.* from asked cross join lateral (
        select kind, name, state, country, population, latitude, longitude from places
        where name_norm = asked.norm order by population desc limit ${MOST_PER_NAME}
      ) p
    )
    select (select version from catalogue_version), coalesce((
      select json_agg(json_build_object('words', words, 'kind', kind, 'name', name, 'state', state, 'country', coalesce(country, ''),
        'population', population, 'homes', homes, 'latitude', latitude, 'longitude', longitude))
      from (
        select words, kind, name, state, country, population, 0 as homes, latitude, longitude from known
        union all
        select words, kind, name, state, country, 0, homes, null, null from named
      ) p), '[]') as places`)
}

export interface NamesRow {
  version: number
  /** Names in every language by subject and id. */
  categories: { id: number; names: string[]; questions: number[] }[]
  questions: { id: number; names: string[]; type: string; fact: string | null; answers: string[] | null }[]
  facilities: { id: number; names: string[] }[]
}

/** Everything that homes are described with, by its names in all languages. */
export function readNames(sql: Sql): Promise<NamesRow> {
  const names = (subject: 'category' | 'parameter' | 'facility') => sql`
    array(select x.name union select t.value from content_translations t
      where t.subject = ${subject} and t.subject_id = x.id and t.field = 'name')`
  return one(sql<NamesRow[]>`
    select (select version from catalogue_version),
      coalesce((select json_agg(json_build_object('id', x.id, 'names', ${names('category')}, 'questions', array(
        select c.parameter_id from category_parameters c where c.category_id = x.id order by c.position)) order by x.id)
        from categories x where x.is_active), '[]') as categories,
      coalesce((select json_agg(json_build_object('id', x.id, 'names', ${names('parameter')}, 'type', x.type_of_parameter, 'fact', x.fact,
        'answers', x.type_values) order by x.id) from parameters x), '[]') as questions,
      coalesce((select json_agg(json_build_object('id', x.id, 'names', ${names('facility')}) order by x.id)
        from facilities x), '[]') as facilities`)
}
