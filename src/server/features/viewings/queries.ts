import type { Side } from '#domain/policy.ts'
import type { Span } from '#domain/viewing-slots.ts'
import { type MeetingType, STANDING, type ViewingSide, type ViewingStatus } from '#domain/viewing-status.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'
import { keyOf } from './host.ts'

/** The home that is to be seen. */
export interface VenueRow {
  title: string
  country: string | null
  latitude: number | null
  longitude: number | null
  isPremium: boolean
}

export const findVenue = (sql: Sql, propertyId: number): Promise<VenueRow> =>
  one(sql<VenueRow[]>`
    select title, country, latitude, longitude, is_premium as "isPremium" from properties where id = ${propertyId}`)

/** Where a host is at home, for hours that are asked for without a home. */
export const findHostPlace = (sql: Sql, hostId: number) =>
  maybeOne(sql<{ country: string | null; latitude: number | null; longitude: number | null }[]>`
    select country, latitude, longitude from users where id = ${hostId} and is_active`)

/** What a host has promised between two moments; `exceptId` is about to be moved. */
export const listBusy = (
  sql: Sql,
  host: Side,
  { from, to }: { from: Date; to: Date },
  exceptId: number | null,
): Promise<Span[]> => sql<Span[]>`
  select starts_at as "startsAt", ends_at as "endsAt" from viewings
  where host_key = ${keyOf(host)} and status = any (${STANDING as unknown as string[]})
    and starts_at < ${to} and ends_at > ${from} and id is distinct from ${exceptId}::bigint`

interface PersonRow {
  id: number
  name: string
  email: string | null
  image: ImageRow | null
}

/** A viewing with all that its two sides are shown. */
export interface ViewingRow extends Span {
  id: number
  propertyId: number
  hostId: Side
  guestId: number
  meetingType: MeetingType
  timeZone: string
  status: ViewingStatus
  proposedBy: ViewingSide
  notes: string | null
  reason: string | null
  sequence: number
  createdAt: Date
  updatedAt: Date
  slug: string
  title: string
  translatedTitle: string | null
  titleImage: ImageRow | null
  address: string
  city: string | null
  host: PersonRow | null
  guest: PersonRow
  changeMinutes: number | null
  meetingTypes: MeetingType[] | null
}

const person = (alias: string) => `
  json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'email', ${alias}.public_email,
    'image', (select ${IMAGE} from media m where m.id = ${alias}.profile_media_id))`

const COLUMNS = `
  v.id, v.property_id as "propertyId", v.host_id as "hostId", v.guest_id as "guestId", v.meeting_type as "meetingType",
  v.starts_at as "startsAt", v.ends_at as "endsAt", v.time_zone as "timeZone", v.status, v.proposed_by as "proposedBy",
  v.notes, v.reason, v.sequence, v.created_at as "createdAt", v.updated_at as "updatedAt",
  p.slug, p.title, p.address, p.city, (select ${IMAGE} from media m where m.id = p.title_media_id) as "titleImage",
  case when h.id is not null then ${person('h')} end as host, ${person('g')} as guest,
  s.change_minutes as "changeMinutes", s.meeting_types as "meetingTypes"`

const FROM = `
  from viewings v join properties p on p.id = v.property_id join users g on g.id = v.guest_id
  left join users h on h.id = v.host_id left join viewing_hosts s on s.host_key = v.host_key`

const translated = (sql: Sql, language: string) => sql`
  (select t.title from property_translations t where t.property_id = p.id and t.language_code = ${language}) as "translatedTitle"`

export const findViewing = (sql: Sql, id: number, language: string): Promise<ViewingRow | null> =>
  maybeOne(sql<ViewingRow[]>`
    select ${sql.unsafe(COLUMNS)}, ${translated(sql, language)} ${sql.unsafe(FROM)} where v.id = ${id}`)

/** Whoever changes a viewing has it to themselves. */
export const lockViewing = (sql: Sql, id: number) => sql`select from viewings where id = ${id} for no key update`

interface ListFilter {
  status: ViewingStatus | null
  when: 'upcoming' | 'previous' | null
  meetingType: MeetingType | null
  now: Date
  language: string
  offset: number
  limit: number
}

const ofSide = (sql: Sql, side: ViewingSide, who: Side) =>
  side === 'guest' ? sql`v.guest_id = ${who}` : sql`v.host_key = ${keyOf(who)}`

/** The viewings of one side: what lies ahead soonest first, everything else latest first. */
export const listViewings = (sql: Sql, side: ViewingSide, who: Side, filter: ListFilter) => {
  const { status, when, meetingType, now, offset, limit } = filter
  const ahead = sql`v.ends_at > ${now} and v.status = any (${STANDING as unknown as string[]})`
  return sql<(ViewingRow & { total: number })[]>`
    select ${sql.unsafe(COLUMNS)}, ${translated(sql, filter.language)}, count(*) over () as total ${sql.unsafe(FROM)}
    where ${ofSide(sql, side, who)} and (${status}::text is null or v.status = ${status})
      and (${meetingType}::text is null or v.meeting_type = ${meetingType})
      ${when === null ? sql`` : when === 'upcoming' ? sql`and ${ahead}` : sql`and not (${ahead})`}
    order by ${when === 'upcoming' ? sql`v.starts_at, v.id` : sql`v.starts_at desc, v.id desc`} offset ${offset} limit ${limit}`
}

/** How many wait for this host's word. */
export const countWaiting = (sql: Sql, host: Side, now: Date): Promise<{ waiting: number }> =>
  one(sql<{ waiting: number }[]>`
    select count(*) as waiting from viewings
    where host_key = ${keyOf(host)} and status in ('pending', 'rescheduled') and proposed_by = 'guest' and starts_at > ${now}`)

/** All of a person's viewings that a calendar shows: what is over for a while, and all that lies ahead. */
export const listForCalendar = (sql: Sql, userId: number, since: Date): Promise<ViewingRow[]> => sql<ViewingRow[]>`
  select ${sql.unsafe(COLUMNS)}, null as "translatedTitle" ${sql.unsafe(FROM)}
  where (v.guest_id = ${userId} or v.host_id = ${userId}) and v.ends_at > ${since}
  order by v.starts_at, v.id limit 1000`

export interface NewViewing extends Span {
  propertyId: number
  host: Side
  guestId: number
  meetingType: MeetingType
  timeZone: string
  status: 'pending' | 'confirmed'
  notes: string | null
  now: Date
}

export const insertViewing = async (sql: Sql, given: NewViewing): Promise<number> => {
  const { id } = await one(sql<{ id: number }[]>`
    insert into viewings (property_id, host_id, guest_id, meeting_type, starts_at, ends_at, time_zone, status, proposed_by, notes, created_at, updated_at)
    values (${given.propertyId}, ${given.host}, ${given.guestId}, ${given.meetingType}, ${given.startsAt}, ${given.endsAt},
      ${given.timeZone}, ${given.status}, 'guest', ${given.notes}, ${given.now}, ${given.now})
    returning id`)
  return id
}

export interface ViewingChange {
  status?: ViewingStatus
  proposed_by?: ViewingSide
  reason?: string | null
  starts_at?: Date
  ends_at?: Date
  time_zone?: string
  meeting_type?: MeetingType
}

/** Every change is a new edition, by which calendars know what is newer. */
export const updateViewing = (sql: Sql, id: number, change: ViewingChange, now: Date) =>
  sql`update viewings set ${sql({ ...change, updated_at: now })}, sequence = sequence + 1 where id = ${id}`

/** When a host's next viewings begin. */
export const listAhead = (sql: Sql, host: Side, now: Date) => sql<{ startsAt: Date; timeZone: string }[]>`
  select starts_at as "startsAt", time_zone as "timeZone" from viewings
  where host_key = ${keyOf(host)} and starts_at > ${now} and status = any (${STANDING as unknown as string[]}) limit 1000`

/** What a person has ahead, on either side. */
export const listStandingOf = (sql: Sql, userId: number, now: Date): Promise<ViewingRow[]> => sql<ViewingRow[]>`
  select ${sql.unsafe(COLUMNS)}, null as "translatedTitle" ${sql.unsafe(FROM)}
  where (v.guest_id = ${userId} or v.host_id = ${userId}) and v.starts_at > ${now}
    and v.status = any (${STANDING as unknown as string[]}) order by v.id`
