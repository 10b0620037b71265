import type { ListingFacts } from '#domain/listing-quality.ts'
import type { OwnGroup } from '#domain/listing-status-groups.ts'
import type { PromotionStatus } from '#domain/promotion-status.ts'
import type { Freshness, PropertyKind, RequestStatus } from '#domain/property-status.ts'
import { type Fragment, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

export type Kind = 'property' | 'project'

export interface OwnRow extends ListingFacts {
  id: number
  slug: string
  title: string
  image: ImageRow | null
  city: string | null
  country: string | null
  categoryId: number
  price: number | null
  rentDuration: string | null
  kind: PropertyKind
  requestStatus: RequestStatus
  isActive: boolean
  freshness: Freshness
  isPrivate: boolean
  isPremium: boolean
  createdAt: Date
  confirmedAt: Date | null
  rejection: string | null
  canAppeal: boolean
  revision: { status: 'pending' | 'rejected'; reason: string | null } | null
  adverts: { status: PromotionStatus; endsAt: string }[] | null
  figures: { impressions: number; views: number; saves: number; contacts: number }
  viewsByDay: number[]
  interested: number
}

/** Status group of `p` in My listings; the first matching case wins. */
const GROUP: Record<Kind, string> = {
  property: `case when p.request_status = 'rejected' then 'rejected' when p.request_status = 'pending' then 'waiting'
    when p.property_type in ('sold', 'rented') then 'gone' when p.is_active then 'active' else 'hidden' end`,
  project: `case when p.request_status = 'rejected' then 'rejected' when p.request_status = 'pending' then 'waiting'
    when p.is_active then 'active' else 'hidden' end`,
}

const OF_KIND: Record<Kind, string> = {
  property: `
    p.price, p.rent_duration as "rentDuration", p.property_type as kind, p.freshness, p.is_private as "isPrivate",
    p.is_premium as "isPremium", p.confirmed_at as "confirmedAt", p.interest_count as interested,
    (select ${IMAGE} from media m where m.id = p.title_media_id) as image,
    (p.title_media_id is not null)::int + (select count(*) from property_gallery g where g.property_id = p.id) as photos,
    (select count(*) from property_floors f where f.property_id = p.id) as plans,
    (select count(*) from category_parameters c where c.category_id = p.category_id) as asked,
    (select count(*) from category_parameters c join property_parameters v on v.parameter_id = c.parameter_id and v.property_id = p.id
     where c.category_id = p.category_id) as answered,
    (select count(*) from property_facilities n where n.property_id = p.id) as facilities,
    p.three_d_media_id is not null or coalesce(p.video_link, '') <> '' as "hasTour"`,
  project: `
    null as price, null as "rentDuration", 'sell' as kind, 'fresh' as freshness, false as "isPrivate", false as "isPremium",
    null as "confirmedAt", 0 as interested,
    (select ${IMAGE} from media m where m.id = p.image_media_id) as image,
    (p.image_media_id is not null)::int + (select count(*) from project_gallery g where g.project_id = p.id) as photos,
    (select count(*) from project_plans f where f.project_id = p.id) as plans,
    0 as asked, 0 as answered, 0 as facilities, coalesce(p.video_link, '') <> '' as "hasTour"`,
}

export interface OwnFilter {
  kind: Kind
  /** Null is the site itself; undefined is the owner of the listing named by `slug`. */
  ownerId: number | null | undefined
  slug: string | undefined
  group: OwnGroup | undefined
  search: string | undefined
}

export interface OwnPage {
  rows: OwnRow[]
  total: number
  counts: Record<OwnGroup | 'all', number>
}

/** A page of an owner's listings with their details, and the number of listings per status group. */
export async function listOwn(
  sql: Sql,
  filter: OwnFilter,
  { offset, limit, now }: { offset: number; limit: number; now: Date },
): Promise<OwnPage> {
  const { kind, ownerId } = filter
  const table = sql(kind === 'property' ? 'properties' : 'projects')
  const whose =
    ownerId === undefined
      ? sql`p.slug = ${filter.slug!}`
      : ownerId === null
        ? sql`p.owner_id is null`
        : sql`p.owner_id = ${ownerId}`
  const where = narrow(sql, filter).reduce((all, condition) => sql`${all} and ${condition}`, whose)
  const rows = await sql<OwnRow[]>`
    select p.id, p.slug, p.title, p.city, p.country, p.category_id as "categoryId", p.request_status as "requestStatus",
      p.is_active as "isActive", p.created_at as "createdAt", length(trim(p.description)) as description,
      p.latitude is not null as "hasPin", coalesce(trim(p.meta_description), '') <> '' as "hasSummary",
      ${sql.unsafe(OF_KIND[kind])},
      case when p.request_status = 'rejected' then (
        select r.reason from rejections r where r.${sql(`${kind}_id`)} = p.id order by r.id desc limit 1)
      when p.request_status = 'pending' then (
        select r.reason from rejections r join moderation_cases c on c.kind = ${kind} and c.subject_id = p.id and c.asked_at >= p.updated_at
        where r.${sql(`${kind}_id`)} = p.id and r.kind = 'changes' order by r.id desc limit 1) end as rejection,
      p.request_status = 'rejected' and coalesce((
        select not r.is_final and r.appealed_at is null from rejections r
        where r.${sql(`${kind}_id`)} = p.id and r.kind = 'rejected' order by r.id desc limit 1), false) as "canAppeal",
      (select json_build_object('status', r.status, 'reason', r.reason) from listing_revisions r where r.${sql(`${kind}_id`)} = p.id) as revision,
      (select json_agg(json_build_object('status', a.status, 'endsAt', a.ends_at) order by a.id desc)
       from advertisements a where a.${sql(`${kind}_id`)} = p.id) as adverts,
      ${figuresOf(sql, kind, now)} as figures,
      array(select coalesce(d.views, 0) from generate_series(${now}::timestamptz::date - 13, ${now}::timestamptz::date, interval '1 day') at
        left join ${sql(`${kind}_days`)} d on d.${sql(`${kind}_id`)} = p.id and d.day = at::date order by at) as "viewsByDay"
    from ${table} p where ${where} order by p.id desc offset ${offset} limit ${limit}`
  const { total, ...counts } = await one(sql<(OwnPage['counts'] & { total: number })[]>`
    select count(*) filter (where ${where}) as total, count(*) as all,
      count(*) filter (where g.word = 'active') as active, count(*) filter (where g.word = 'waiting') as waiting,
      count(*) filter (where g.word = 'rejected') as rejected, count(*) filter (where g.word = 'hidden') as hidden,
      count(*) filter (where g.word = 'gone') as gone
    from ${table} p cross join lateral (select ${sql.unsafe(GROUP[kind])} as word) g where ${whose}`)
  return { rows, total, counts }
}

function narrow(sql: Sql, { kind, slug, group, search }: OwnFilter): Fragment[] {
  const all: Fragment[] = []
  if (slug !== undefined) all.push(sql`p.slug = ${slug}`)
  if (group !== undefined) all.push(sql`${sql.unsafe(GROUP[kind])} = ${group}`)
  if (search !== undefined) all.push(sql`strpos(lower(p.title), lower(${search})) > 0`)
  return all
}

/** Statistics of `p` over the last 30 days. */
function figuresOf(sql: Sql, kind: Kind, now: Date): Fragment {
  const seen = sql`
    'impressions', coalesce((select sum(d.impressions) from ${sql(`${kind}_days`)} d
      where d.${sql(`${kind}_id`)} = p.id and d.day > ${now}::timestamptz::date - 30), 0),
    'views', coalesce((select sum(d.views) from ${sql(`${kind}_days`)} d
      where d.${sql(`${kind}_id`)} = p.id and d.day > ${now}::timestamptz::date - 30), 0)`
  if (kind === 'project') return sql`json_build_object(${seen}, 'saves', 0, 'contacts', 0)`
  const since = sql`(${now}::timestamptz - interval '30 days')`
  return sql`json_build_object(${seen},
    'saves', (select count(*) from favourites f where f.property_id = p.id and f.created_at >= ${since}),
    'contacts', (select count(*) from interests i where i.property_id = p.id and i.created_at >= ${since})
      + (select count(*) from chats c where c.property_id = p.id and c.created_at >= ${since}))`
}
