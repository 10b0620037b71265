import type { AccountType } from '#domain/account-type.ts'
import type { Place } from '#domain/home-place.ts'
import { kilometres } from '#server/db/kilometres.ts'
import { likePatterns } from '#server/db/like-pattern.ts'
import { type Fragment, one, type Sql } from '#server/db/sql.ts'
import { IMAGE } from '#server/features/properties/public.ts'
import { type AgentRow, SITE } from './agent.sql.ts'

export interface AgentFilter {
  search?: string
  /** Only owners of a property within this circle. */
  place: Place | null
  /** Agents, agencies and developers only. */
  isProfessional?: boolean
}

/** An agent with the account type; the site itself counts as an agency, as its listings do in search. */
type ListedAgent = AgentRow & { accountType: AccountType }

/** Upper bound of properties read within a circle, so that a large radius cannot scan the whole table. */
const HOMES_LOOKED_AT = 20_000

/** Three characters and the two wildcards around them: the trigram index cannot match shorter patterns. */
const SHORTEST_INDEXED = 5

/** A page of agents with the total count: the site, then verified agents, then those with most listings. */
export function listAgents(
  sql: Sql,
  { search, place, isProfessional = false }: AgentFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ agents: ListedAgent[]; total: number }> {
  const words = likePatterns(search ?? '')
  const called = words.reduce((all, word) => sql`${all} and plain_text(u.name) like plain_text(${word})`, sql`true`)
  const isNamed = words.length === 0 ? sql`true` : sql`o.id in (${usersNamed(sql, words, called)})`
  return one(sql<{ agents: ListedAgent[]; total: number }[]>`
    with near as materialized (${place ? ownersAround(sql, place) : sql`select null::bigint as id where false`}),
    selling as (select t.id, t.count from listing_totals t where t.dimension = 'owner' and t.id > 0),
    building as (
      select p.owner_id as id, count(*)::integer as count from projects p
      where p.owner_id is not null and p.is_active and p.request_status = 'approved' group by p.owner_id),
    offering as (
      select id, coalesce(selling.count, 0) as properties, coalesce(building.count, 0) as projects
      from selling full join building using (id)),
    found as materialized (
      select u.id, u."isVerified", true as "isAdmin", u.properties, u.projects from (${sql.unsafe(SITE)}) u
      where ${called} and ${place ? sql`0 in (select id from near)` : sql`true`}
      union all
      select o.id, v.id is not null, false, o.properties, o.projects
      from offering o left join (select u.id from users u where u.verification = 'success' and u.is_active) v on v.id = o.id
      where not exists (select from users x where x.id = o.id and not x.is_active)
        and ${isProfessional ? sql`o.id in (select u.id from users u where u.account_kind <> 'owner')` : sql`true`}
        and ${isNamed} and ${place ? sql`o.id in (select id from near)` : sql`true`}),
    page as (
      select * from found
      order by "isAdmin" desc, "isVerified" desc, properties + projects desc, id offset ${offset} limit ${limit})
    select (select count(*) from found) as total, coalesce((
      select json_agg(json_build_object('id', u.id, 'name', u.name, 'slug', u.slug, 'email', u.public_email,
          'facebook', u.facebook, 'twitter', u.twitter, 'instagram', u.instagram, 'youtube', u.youtube,
          'image', (select ${sql.unsafe(IMAGE)} from media m where m.id = u.profile_media_id), 'properties', page.properties,
          'projects', page.projects, 'isVerified', page."isVerified", 'isAdmin', page."isAdmin",
          'accountType', case when page."isAdmin" then 'agency' else u.account_kind end)
        order by page."isAdmin" desc, page."isVerified" desc, page.properties + page.projects desc, page.id)
      from page join users u on u.id = page.id), '[]') as agents`)
}

/**
 * Uses the trigram index on names. Shorter patterns are checked only against owners of listings, who are fewer than all
 * users.
 */
const usersNamed = (sql: Sql, words: readonly string[], called: Fragment): Fragment =>
  words.some((word) => word.length >= SHORTEST_INDEXED)
    ? sql`select u.id from users u where ${called}`
    : sql`select u.id from users u where u.id = o.id and ${called}`

/** Owners of properties within the circle; 0 is the site. */
const ownersAround = (sql: Sql, { ranges, latitude, longitude, radiusKm }: Place): Fragment => sql`
  select distinct coalesce(x.owner_id, 0) as id from (
    select l.owner_id
    from (select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude) centre
    cross join unnest(${ranges.map(({ from }) => from)}::bigint[], ${ranges.map(({ to }) => to)}::bigint[]) run (first, last)
    cross join lateral (select y.owner_id, y.latitude, y.longitude from listing y where y.cell between run.first and run.last) l
    where ${sql.unsafe(kilometres('l', 'centre.latitude', 'centre.longitude'))} <= ${radiusKm}::float8
    limit ${HOMES_LOOKED_AT}) x`
