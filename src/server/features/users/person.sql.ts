import { maybeOne, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'
import { type PersonRow, USER_COLUMNS } from './people.sql.ts'

interface Named {
  id: number
  name: string
}

export interface UserDetailRow extends PersonRow {
  image: ImageRow | null
  address: string | null
  about: string | null
  isEmailVerified: boolean
  language: string | null
  lastSeenAt: Date | null
  hasSecondFactor: boolean
  properties: number
  projects: number
  payments: number
  reports: number
  sessions: { id: number; device: string | null; createdAt: string; lastSeenAt: string; isImpersonation: boolean }[]
  listings: {
    kind: 'property' | 'project'
    id: number
    title: string
    slug: string
    status: 'pending' | 'approved' | 'rejected'
    isActive: boolean
    createdAt: string
  }[]
  notes: { id: number; text: string; author: Named | null; createdAt: string }[]
  history: { id: number; at: string; action: string; actor: Named | null; reason: string | null }[]
}

const SHOWN_LISTINGS = 12
const SHOWN_HISTORY = 50

export const findPerson = (sql: Sql, id: number, now: Date): Promise<UserDetailRow | null> =>
  maybeOne(sql<UserDetailRow[]>`
    select ${sql.unsafe(USER_COLUMNS)},
      (select ${sql.unsafe(IMAGE)} from media m where m.id = u.profile_media_id) as image,
      u.address, u.about, u.email_verified_at is not null as "isEmailVerified", u.language_code as language,
      (select max(s.last_seen_at) from sessions s where s.user_id = u.id and s.impersonator_id is null) as "lastSeenAt",
      exists (select from totp_secrets t where t.user_id = u.id and t.confirmed_at is not null)
        or exists (select from passkeys k where k.user_id = u.id) as "hasSecondFactor",
      (select count(*) from properties p where p.owner_id = u.id) as properties,
      (select count(*) from projects p where p.owner_id = u.id) as projects,
      (select count(*) from payment_transactions t where t.user_id = u.id) as payments,
      (select count(*) from reports r join properties p on p.id = r.property_id where p.owner_id = u.id) as reports,
      coalesce((
        select json_agg(json_build_object('id', s.id, 'device', s.user_agent, 'createdAt', s.created_at, 'lastSeenAt', s.last_seen_at,
          'isImpersonation', s.impersonator_id is not null) order by s.last_seen_at desc, s.id desc)
        from (select * from sessions s where s.user_id = u.id and s.expires_at > ${now} order by s.last_seen_at desc limit 50) s), '[]') as sessions,
      ${listings(sql)} as listings, ${notes(sql)} as notes, ${history(sql)} as history
    from users u where u.id = ${id}`)

const listings = (sql: Sql) => sql`coalesce((
  select json_agg(json_build_object('kind', l.kind, 'id', l.id, 'title', l.title, 'slug', l.slug, 'status', l.request_status,
    'isActive', l.is_active, 'createdAt', l.created_at) order by l.created_at desc, l.id desc)
  from (
    select * from (
      (select 'property' as kind, p.id, p.title, p.slug, p.request_status, p.is_active, p.created_at from properties p
        where p.owner_id = u.id order by p.id desc limit ${SHOWN_LISTINGS})
      union all
      (select 'project', p.id, p.title, p.slug, p.request_status, p.is_active, p.created_at from projects p
        where p.owner_id = u.id order by p.id desc limit ${SHOWN_LISTINGS})) own
    order by created_at desc limit ${SHOWN_LISTINGS}) l), '[]')`

const notes = (sql: Sql) => sql`coalesce((
  select json_agg(json_build_object('id', n.id, 'text', n.text, 'createdAt', n.created_at,
    'author', (select json_build_object('id', a.id, 'name', a.name) from users a where a.id = n.author_id)) order by n.id desc)
  from (select * from staff_notes n where n.user_id = u.id order by n.id desc limit 100) n), '[]')`

const history = (sql: Sql) => sql`coalesce((
  select json_agg(json_build_object('id', l.id, 'at', l.at, 'action', l.action, 'reason', l.details ->> 'reason',
    'actor', (select json_build_object('id', a.id, 'name', a.name) from users a where a.id = l.actor_id)) order by l.at desc, l.id desc)
  from (select * from audit_log l where l.subject = 'user' and l.subject_id = u.id order by l.at desc limit ${SHOWN_HISTORY}) l), '[]')`
