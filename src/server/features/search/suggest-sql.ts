import { one, type Sql } from '#server/db/sql.ts'

/** A place that homes name, or one of the gazetteer. */
export interface PlaceRow {
  kind: 'city' | 'state' | 'country'
  name: string
  norm: string
  state: string | null
  country: string | null
  homes: number
  population: number
  latitude: number | null
  longitude: number | null
}

export interface HomeRow {
  slug: string
  title: string
  titles: Record<string, string> | null
  city: string | null
  country: string | null
}

export interface AgentRow {
  slug: string
  name: string
  city: string | null
  country: string | null
  homes: number
}

export interface SuggestionRows {
  version: number
  /** Homes by the id of their category. */
  categoryHomes: Record<string, number> | null
  areas: PlaceRow[] | null
  places: PlaceRow[] | null
  homes: HomeRow[] | null
  agents: AgentRow[] | null
}

export interface Question {
  /** What was typed, and what else it may be called. */
  names: readonly string[]
  /** After a comma: the state or country it lies in. */
  area: string
  words: readonly string[]
}

const MOST_PLACES = 6
const MOST_HOMES = 3
const MOST_AGENTS = 3
/** Titles that begin alike, among which the most viewed are meant. */
const TITLES_LOOKED_AT = 60
/** A word that more homes have than this says nothing about any of them. */
const MOST_HOMES_OF_A_WORD = 400

/**
 * All that may be meant, in one statement. Names are found as ranges of an index, not by LIKE: a prepared statement cannot
 * see that a pattern is a prefix. What looks alike is looked for only where nothing begins like that.
 */
export function listSuggestions(sql: Sql, { names, area, words }: Question): Promise<SuggestionRows> {
  return one(sql<SuggestionRows[]>`
    with asked as materialized (
      select plain_text(btrim(name)) as norm, length(btrim(name)) as letters, n from unnest(${names as string[]}::text[]) with ordinality as given (name, n)
    ), within as materialized (
      select plain_text(${area}::text) as norm
    ), named as materialized (
      select a.kind, a.name, a.name_norm as norm, t.count as homes,
        case a.kind when 'state' then a.name when 'city' then case parent.kind when 'state' then parent.name end end as state,
        case when a.kind = 'country' then a.name when parent.kind = 'country' then parent.name else grand.name end as country
      from asked cross join unnest(array['city', 'state', 'country']) as kinds (kind)
      cross join lateral (
        select x.* from areas x
        where x.kind = kinds.kind and x.name_norm ~>=~ asked.norm and x.name_norm ~<~ (asked.norm || chr(1114111))
      ) a
      join listing_totals t on t.dimension = a.kind and t.id = a.id
      left join areas parent on parent.id = a.parent_id
      left join areas grand on grand.id = parent.parent_id
      cross join within
      where within.norm = '' or starts_with(parent.name_norm, within.norm) or starts_with(grand.name_norm, within.norm)
      order by (a.name_norm = asked.norm) desc, t.count desc limit ${MOST_PLACES}
    ), known as materialized (
      select p.* from asked cross join lateral (
        select * from (
          (${placesOf(sql, sql`population >= 50000`)})
          union all
          (${placesOf(sql, sql`population < 50000 and asked.letters >= 3`)})
        ) found limit ${MOST_PLACES}
      ) p
    ), alike as (
      select p.* from asked cross join lateral (
        select *, name_norm as norm from places
        where population >= 10000 and name_norm % asked.norm
        order by (name_norm <-> asked.norm) - 0.06 * log(population + 1), id limit ${MOST_PLACES}
      ) p cross join within
      where asked.n = 1 and asked.letters >= 4 and not exists (select from named) and not exists (select from known)
        and (within.norm = '' or starts_with(plain_text(p.state), within.norm) or starts_with(plain_text(p.country), within.norm))
    ), titled as materialized (
      select l.id, l.views from asked cross join lateral (
        select p.id from properties p
        where p.is_active and p.request_status = 'approved' and not p.is_private and p.property_type in ('sell', 'rent')
          and plain_text(p.title) ~>=~ asked.norm and plain_text(p.title) ~<~ (asked.norm || chr(1114111))
        limit ${TITLES_LOOKED_AT}
      ) p join listing l on l.id = p.id
      where asked.n = 1 and asked.letters >= 3
      order by l.views desc, l.id desc limit ${MOST_HOMES}
    ), worded as (${wordedHomes(sql, words)})
    select
      (select version from catalogue_version),
      (select json_object_agg(id, count) from listing_totals where dimension = 'category') as "categoryHomes",
      (select json_agg(named) from named) as areas,
      (select json_agg(json_build_object('kind', kind, 'name', name, 'norm', norm, 'state', state, 'country', country, 'homes', 0,
        'population', population, 'latitude', latitude, 'longitude', longitude))
       from (select kind, name, norm, state, country, population, latitude, longitude from known union all
         select kind, name, norm, state, country, population, latitude, longitude from alike) p) as places,
      (select json_agg(json_build_object('slug', c.card ->> 'slug', 'title', c.card ->> 'title', 'titles', c.card -> 'titles',
        'city', c.card ->> 'city', 'country', c.card ->> 'country') order by h.views desc, h.id desc)
       from (select * from titled union select * from worded order by views desc limit ${MOST_HOMES}) h
       join listing_cards c on c.id = h.id) as homes,
      (select json_agg(a) from (${agents(sql)}) a) as agents`)
}

type Fragment = ReturnType<Sql>

/** The largest places of the gazetteer that begin so, among those of a size. */
const placesOf = (sql: Sql, size: Fragment) => sql`
  select kind, name, name_norm as norm, state, country, population, latitude, longitude from places, within
  where name_norm ~>=~ asked.norm and name_norm ~<~ (asked.norm || chr(1114111)) and ${size}
    and (within.norm = '' or starts_with(plain_text(state), within.norm) or starts_with(plain_text(country), within.norm))
  order by (name_norm = asked.norm and kind <> 'state') desc, population * case kind when 'city' then 1 when 'country' then 0.5 else 0.1 end desc
  limit ${MOST_PLACES}`

/** Homes with all the words in their title, when the last of them, perhaps half typed, is one that few homes have. */
const wordedHomes = (sql: Sql, words: readonly string[]) => sql`
  select l.id, l.views
  from (
    select to_tsquery('simple', (
        select string_agg(quote_literal(plain_text(word)) || ':A', ' & ') from unnest(${words.slice(0, -1)}::text[]) word
      )) as others,
      to_tsquery('simple', string_agg(quote_literal(x.word) || ':A', ' | ')) as last, sum(x.documents) as documents
    from (select word, documents from lexeme
      where word >= plain_text(${words.at(-1) ?? ''}) and word < plain_text(${words.at(-1) ?? ''}) || chr(1114111) limit 20) x
  ) q
  join listing_text t on t.tsv @@ case when q.others is null then q.last else q.others && q.last end
  join listing l on l.id = t.id
  where q.documents <= ${MOST_HOMES_OF_A_WORD} and ${(words.at(-1) ?? '').length >= 4}
    and not exists (select from titled)
  order by l.views desc, l.id desc limit ${MOST_HOMES}`

/** Agents and agencies that have something on offer. */
const agents = (sql: Sql) => sql`
  select u.slug, u.name, u.city, u.country, coalesce(t.count, 0) as homes
  from asked
  join users u on u.is_active and u.account_kind <> 'owner' and plain_text(u.name) %> asked.norm
  left join listing_totals t on t.dimension = 'owner' and t.id = u.id
  where asked.n = 1 and asked.letters >= 3 and (t.count > 0 or exists (
    select from projects p where p.owner_id = u.id and p.is_active and p.request_status = 'approved'))
  order by strpos(' ' || plain_text(u.name), ' ' || asked.norm) > 0 desc, homes desc, u.id limit ${MOST_AGENTS}`
