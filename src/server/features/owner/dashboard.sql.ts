import type { OWNER_NEEDS } from '#contract/owner.ts'
import type { Feature } from '#domain/package-quota.ts'
import { one, type Sql } from '#server/db/sql.ts'

export interface NeedRow {
  need: (typeof OWNER_NEEDS)[number]
  kind: 'property' | 'project'
  slug: string | null
  draftKey: string | null
  id: number
  title: string | null
  reason: string | null
  at: string
}

export interface DashboardRow {
  needs: NeedRow[] | null
  unread: number
  newInterests: number
  units: { feature: Feature; left: number | null; until: string | null }[] | null
  totals: { impressions: number; views: number; saves: number; contacts: number }
}

const NEEDS_SHOWN = 20
/** An owner is reminded this many days before a promotion ends. */
const ENDING_DAYS = 3

/** Dashboard of an owner in one statement; a null `ownerId` is the site itself. */
export const findDashboard = (sql: Sql, userId: number, ownerId: number | null, now: Date): Promise<DashboardRow> =>
  one(sql<DashboardRow[]>`
    with mine as materialized (
      select 'property' as kind, p.id, p.slug, p.title, p.request_status, p.is_active, p.freshness, p.property_type, p.updated_at, p.confirmed_at
      from properties p where p.owner_id is not distinct from ${ownerId}::bigint
      union all
      select 'project', p.id, p.slug, p.title, p.request_status, p.is_active, 'fresh', null, p.updated_at, null
      from projects p where p.owner_id is not distinct from ${ownerId}::bigint),
    needs as (
      select -1 as rank, 'viewing' as need, 'property' as kind, p.slug, null as draft_key, v.id, p.title, null as reason, v.starts_at as at
      from viewings v join properties p on p.id = v.property_id
      where v.host_key = ${ownerId ?? 0} and v.starts_at > ${now} and v.status in ('pending', 'rescheduled') and v.proposed_by = 'guest'
      union all
      select 0, 'rejected', m.kind, m.slug, null, m.id, m.title, (
        select r.reason from rejections r
        where case m.kind when 'property' then r.property_id = m.id else r.project_id = m.id end order by r.id desc limit 1), m.updated_at
      from mine m where m.request_status = 'rejected'
      union all
      select 1, 'changes-rejected', m.kind, m.slug, null, m.id, m.title, r.reason, r.updated_at
      from mine m join listing_revisions r on case m.kind when 'property' then r.property_id = m.id else r.project_id = m.id end
      where r.status = 'rejected'
      union all
      select 2, 'expired', m.kind, m.slug, null, m.id, m.title, null, m.confirmed_at from mine m
      where m.request_status = 'approved' and m.freshness in ('hidden', 'expired') and m.property_type in ('sell', 'rent')
      union all
      select 3, 'confirm', m.kind, m.slug, null, m.id, m.title, null, m.confirmed_at from mine m
      where m.request_status = 'approved' and m.is_active and m.freshness in ('aging', 'sunk') and m.property_type in ('sell', 'rent')
      union all
      select case a.status when 'rejected' then 4 else 5 end, case a.status when 'rejected' then 'advert-rejected' else 'advert-ending' end,
        m.kind, m.slug, null, m.id, m.title, a.reason, case a.status when 'rejected' then a.decided_at else a.ends_at end
      from mine m join lateral (
        select * from advertisements a where case m.kind when 'property' then a.property_id = m.id else a.project_id = m.id end
        order by a.id desc limit 1) a on true
      where a.status = 'rejected' and a.decided_at > ${now}::timestamptz - interval '30 days'
        or a.status = 'approved' and a.ends_at < ${now}::timestamptz + make_interval(days => ${ENDING_DAYS})
      union all
      select 7, 'draft', d.kind, null, d.key::text, d.id, d.data ->> 'title', null, d.updated_at from listing_drafts d
      where d.owner_id = ${userId} and d.published_at is null and d.property_id is null and d.project_id is null
      union all
      select 8, 'pending', m.kind, m.slug, null, m.id, m.title, null, m.updated_at from mine m where m.request_status = 'pending')
    select
      (select json_agg(json_build_object('need', n.need, 'kind', n.kind, 'slug', n.slug, 'draftKey', n.draft_key, 'id', n.id, 'title', n.title,
          'reason', n.reason, 'at', n.at) order by n.rank, n.at)
       from (select * from needs order by rank, at limit ${NEEDS_SHOWN}) n) as needs,
      (select coalesce(sum(c.unread_count), 0)::int from chat_members c where c.user_id = ${userId}) as unread,
      (select count(*) from interests i join mine m on m.kind = 'property' and m.id = i.property_id
       where i.created_at > ${now}::timestamptz - interval '7 days') as "newInterests",
      (select json_agg(u order by u.feature) from (
        select f.key as feature, case when bool_or(l.total is null) then null else sum(l.total - l.used - l.lapsed) end as left, max(o.ends_at) as until
        from user_packages o join user_package_limits l on l.user_package_id = o.id join features f on f.id = l.feature_id and f.is_active
        where o.user_id = ${userId} and o.starts_at <= ${now} and (o.ends_at is null or o.ends_at > ${now})
          and f.key in ('property_list', 'property_feature', 'project_list', 'project_feature')
        group by f.key) u) as units,
      json_build_object(
        'impressions', coalesce((select sum(d.impressions) from property_days d join mine m on m.kind = 'property' and m.id = d.property_id
          where d.day > ${now}::timestamptz::date - 30), 0),
        'views', coalesce((select sum(d.views) from property_days d join mine m on m.kind = 'property' and m.id = d.property_id
          where d.day > ${now}::timestamptz::date - 30), 0),
        'saves', (select count(*) from favourites f join mine m on m.kind = 'property' and m.id = f.property_id
          where f.created_at >= ${now}::timestamptz - interval '30 days'),
        'contacts', (select count(*) from interests i join mine m on m.kind = 'property' and m.id = i.property_id
            where i.created_at >= ${now}::timestamptz - interval '30 days')
          + (select count(*) from chats c join mine m on m.kind = 'property' and m.id = c.property_id
            where c.created_at >= ${now}::timestamptz - interval '30 days')) as totals`)
