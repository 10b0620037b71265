import { one, type Sql } from '#server/db/sql.ts'
import { prepared } from '#server/features/properties/public.ts'

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

/** A word that more homes have than this says nothing about any of them. */
const MOST_HOMES_OF_A_WORD = 400

/** Names that begin so: a range of an index, not LIKE, because a prepared statement cannot see that a pattern is a prefix. */
const beginsWith = (column: string, start: string) =>
  `${column} ~>=~ ${start} and ${column} ~<~ (${start} || chr(1114111))`

/** Lies in the area that was named after a comma. */
const liesWithin = (row: string) => `
  (starts_with(plain_text(${row}.state), plain_text($6)) or starts_with(plain_text(${row}.country), plain_text($6)))`

type Within = (row: string) => string
const anywhere: Within = () => 'true'

/** Places that homes name, those with most homes first; whom they belong to is looked up only for the few that stay. */
const named = (within: Within) => `
  select a.* from (
    select a.kind, a.name, a.name_norm as norm, a.homes,
      case a.kind when 'state' then a.name
        when 'city' then (select p.name from areas p where p.id = a.parent_id and p.kind = 'state') end as state,
      case a.kind when 'country' then a.name else (
        select coalesce((select g.name from areas g where g.id = p.parent_id), p.name) from areas p where p.id = a.parent_id) end as country
    from (
      select x.kind, x.name, x.name_norm, x.parent_id, t.homes from (
        select t.id, t.count as homes, t.name_norm = asked.norm as is_whole from asked join listing_totals t
          on t.dimension in ('city', 'state', 'country') and ${beginsWith('t.name_norm', 'asked.norm')}
        order by is_whole desc, homes desc limit ${within === anywhere ? 6 : 200}
      ) t join areas x on x.id = t.id
    ) a
  ) a where ${within('a')} order by a.homes desc limit 6`

/** The largest places of the gazetteer that begin so, among those of a size; put in order by what stands in the index. */
const placesOf = (size: string, within: Within) => `
  select p.kind, p.name, p.name_norm as norm, p.state, p.country, p.population, p.latitude, p.longitude
  from (
    select x.id, x.name_norm = asked.norm and x.kind <> 'state' as is_whole,
      x.population * case x.kind when 'city' then 10 when 'country' then 5 else 1 end as weight
    from places x where ${beginsWith('x.name_norm', 'asked.norm')} and ${size}
    order by is_whole desc, weight desc limit ${within === anywhere ? 6 : 500}
  ) x join places p on p.id = x.id
  where ${within('p')}
  order by x.is_whole desc, x.weight desc limit 6`

/** The small ones are read only where too few large ones begin so. */
const known = (within: Within) => `
  select p.* from asked cross join lateral (
    select * from (
      (${placesOf('x.population >= 50000', within)}) union all (${placesOf('x.population < 50000 and asked.letters >= 3', within)})
    ) found limit 6
  ) p`

/** Homes in the place that homes and gazetteer call the same. */
const HOMES_IN = `
  coalesce((
    select t.count from areas a join listing_totals t on t.dimension = a.kind and t.id = a.id
    left join areas parent on parent.id = a.parent_id left join areas grand on grand.id = parent.parent_id
    where a.kind = p.kind and a.name_norm = p.name_norm and p.country in (a.name, parent.name, grand.name)
    order by t.count desc limit 1), 0)`

/** What looks alike, where nothing begins so. */
const alike = (within: Within) => `
  select p.kind, p.name, p.name_norm as norm, p.state, p.country, p.population, p.latitude, p.longitude, ${HOMES_IN} as homes
  from asked cross join lateral (
    select x.* from places x where x.population >= 10000 and x.name_norm % asked.norm
    order by (x.name_norm <-> asked.norm) - 0.06 * log(x.population + 1), x.id limit 6
  ) p
  where asked.n = 1 and asked.letters >= 4 and not exists (select from named) and not exists (select from known) and ${within('p')}`

/** Homes whose title begins so, the most viewed of the first sixty. */
const TITLED = `
  select l.id, l.views from asked cross join lateral (
    select p.id from properties p
    where p.is_active and p.request_status = 'approved' and not p.is_private and p.property_type in ('sell', 'rent')
      and ${beginsWith('plain_text(p.title)', 'asked.norm')}
    limit 60
  ) p join listing l on l.id = p.id
  where asked.n = 1 and asked.letters >= 3
  order by l.views desc, l.id desc limit 3`

/** Homes with all the words in their title, when no place is meant and the last word, perhaps half typed, is one that few homes have. */
const WORDED = `
  select l.id, l.views
  from (
    select to_tsquery('simple', plain_text(nullif($4::text, ''))) as others,
      to_tsquery('simple', string_agg(quote_literal(x.word) || ':A', ' | ')) as last, sum(x.documents) as documents
    from (select word, documents from lexeme
      where word >= plain_text($5::text) and word < plain_text($5::text) || chr(1114111) and length($5) >= 4 limit 20) x
  ) q
  cross join lateral (
    select t.id from listing_text t where t.tsv @@ case when q.others is null then q.last else q.others && q.last end
    limit ${MOST_HOMES_OF_A_WORD}
  ) t
  join listing l on l.id = t.id
  where q.documents <= ${MOST_HOMES_OF_A_WORD} and not exists (select from titled) and not exists (select from named)
  order by l.views desc, l.id desc limit 3`

const AGENT = `u.id, u.slug, u.name, u.city, u.country, coalesce((
  select t.count from listing_totals t where t.dimension = 'owner' and t.id = u.id), 0) as homes`

/** Agents and agencies whose name begins so. */
const BEGUN = `
  select u.* from asked cross join lateral (
    select ${AGENT} from users u
    where u.is_active and u.account_kind <> 'owner' and ${beginsWith('plain_text(u.name)', 'asked.norm')} limit 60
  ) u
  where asked.n = 1 and asked.letters >= 3`

/** And those who have such a word in their name, or one like it, where few begin so and no place with homes does. */
const CALLED = `
  select u.* from asked cross join lateral (
    select ${AGENT} from users u where u.is_active and u.account_kind <> 'owner' and plain_text(u.name) %> asked.norm limit 60
  ) u
  where asked.n = 1 and asked.letters >= 3 and (select count(*) from begun) < 3 and not exists (select from named)`

/** Only those who have something on offer. */
const AGENTS = `
  select u.slug, u.name, u.city, u.country, u.homes
  from (select * from begun union (${CALLED})) u
  where u.homes > 0 or exists (
    select from projects p where p.owner_id = u.id and p.is_active and p.request_status = 'approved')
  order by u.homes desc, u.id limit 3`

const PLACE = `'kind', p.kind, 'name', p.name, 'norm', p.norm, 'state', p.state, 'country', p.country`

/** What every statement begins and ends with, around the names that were asked for. */
const asking = (names: string) => `
  with asked as materialized (
    select plain_text(btrim(name)) as norm, length(btrim(name)) as letters, n from (values ${names}) as given (name, n) where name is not null
  )`
const ALWAYS = `
  (select version from catalogue_version),
  (select json_object_agg(id, count) from listing_totals where dimension = 'category') as "categoryHomes",
  (select json_agg(json_build_object(${PLACE}, 'homes', p.homes)) from named p) as areas`
const KNOWN_PLACE = `json_build_object(${PLACE}, 'homes', p.homes, 'population', p.population, 'latitude', p.latitude, 'longitude', p.longitude)`

const statement = (within: Within) => `
  ${asking('($1::text, 1), ($2, 2), ($3, 3)')}, named as materialized (${named(within)}), known as materialized (${known(within)}),
    titled as materialized (${TITLED}), begun as materialized (${BEGUN})
  select ${ALWAYS},
    (select json_agg(${KNOWN_PLACE}) from (select known.*, 0 as homes from known union all (${alike(within)})) p) as places,
    (select json_agg(json_build_object('slug', c.card ->> 'slug', 'title', c.card ->> 'title', 'titles', c.card -> 'titles',
       'city', c.card ->> 'city', 'country', c.card ->> 'country') order by h.views desc, h.id desc)
     from (select * from titled union all (${WORDED})) h join listing_cards c on c.id = h.id) as homes,
    (select json_agg(a) from (${AGENTS}) a) as agents`

const ANYWHERE = statement(anywhere)
const WITHIN = statement(liesWithin)
/** One or two letters: hundreds of names begin so, of which only large places can be meant. */
const SHORT = `
  ${asking('($1::text, 1)')}, named as materialized (${named(anywhere)})
  select ${ALWAYS},
    (select json_agg(${KNOWN_PLACE}) from (select p.*, 0 as homes from asked cross join lateral (${placesOf('x.population >= 50000', anywhere)}) p) p) as places,
    null as homes, null as agents`
const LETTERS_OF_SHORT = 2

/** All that may be meant, in one statement whose text is put together once. */
export function listSuggestions(sql: Sql, { names, area, words }: Question): Promise<SuggestionRows> {
  // One value per parameter, so that the plan for any values is as good as one for these, and is made once.
  const [name = '', second = null, third = null] = names
  if (!area && !second && [...name].length <= LETTERS_OF_SHORT) return one(prepared<SuggestionRows>(sql, SHORT, [name]))
  const others = words.slice(0, -1).map((word) => `${word}:A`)
  const values = [name, second, third, others.join(' & '), words.at(-1) ?? '']
  return one(prepared<SuggestionRows>(sql, area ? WITHIN : ANYWHERE, area ? [...values, area] : values))
}
