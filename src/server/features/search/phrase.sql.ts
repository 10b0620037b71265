import type { PhrasePlace } from '#domain/query-parser/places.ts'
import { one, type Sql } from '#server/db/sql.ts'

export interface PhraseRows {
  version: number
  /** Currency of the site. */
  currency: string
  /** Matching places with the query text they matched; a place may come from listings and from the gazetteer. */
  places: (PhrasePlace & { words: string })[]
}

const MAX_PER_NAME = 4

/** Places with exactly one of these names, with their number of properties. */
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
        where name_norm = asked.norm order by population desc limit ${MAX_PER_NAME}
      ) p
    )
    select (select version from catalogue_version), coalesce((select value from settings where key = 'currency_code'), 'USD') as currency, coalesce((
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
  /** Names in all languages. */
  categories: { id: number; names: string[]; questions: number[] }[]
  questions: { id: number; names: string[]; type: string; fact: string | null; answers: string[] | null }[]
  facilities: { id: number; names: string[] }[]
}

/** Reads categories, parameters and facilities with their names in all languages. */
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

/** Something with a name of its own and a page. */
export interface NamedRow {
  kind: 'agent' | 'project' | 'listing'
  slug: string
}

/** Up to two agents with public listings, public projects and, on request, public properties of exactly this name. */
export const listNamed = (sql: Sql, name: string, { withProperties }: { withProperties: boolean }) => sql<NamedRow[]>`
  with asked as (select plain_text(btrim(${name})) as norm)
  (select 'agent' as kind, u.slug from asked, users u
   where u.is_active and u.account_kind <> 'owner' and plain_text(u.name) = asked.norm and (
     exists (select from listing_totals t where t.dimension = 'owner' and t.id = u.id and t.count > 0)
     or exists (select from projects p where p.owner_id = u.id and p.is_active and p.request_status = 'approved'))
   limit 2)
  union all
  (select 'project', p.slug from asked, projects p
   where p.is_active and p.request_status = 'approved' and plain_text(p.title) = asked.norm limit 2)
  union all
  (select 'listing', p.slug from asked, properties p join listing l on l.id = p.id
   where ${withProperties} and p.is_active and p.request_status = 'approved' and not p.is_private
     and p.property_type in ('sell', 'rent') and plain_text(p.title) = asked.norm
   limit 2)
  limit 2`
