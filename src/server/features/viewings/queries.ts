import type { ParticipantId } from '#domain/policy.ts'
import type { Span } from '#domain/viewing-slots.ts'
import { CONFIRMED_STATUSES, type MeetingType, type ViewingSide, type ViewingStatus } from '#domain/viewing-status.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow, isOwnHidden } from '#server/features/properties/public.ts'
import { keyOf } from './host.ts'

/** The property to be viewed. */
export interface VenueRow {
  title: string
  country: string | null
  latitude: number | null
  longitude: number | null
  isPremium: boolean
}

export const findVenue = (sql: Sql, propertyId: number): Promise<VenueRow> =>
  one(sql<VenueRow[]>`
    select here.title, here.country, ${coordinates(sql)}, here.is_premium as "isPremium"
    from properties here ${largestCity(sql)} where here.id = ${propertyId}`)

/** Location of a host, for slots requested without a property. */
export const findHostPlace = (sql: Sql, hostId: number) =>
  maybeOne(sql<{ country: string | null; latitude: number | null; longitude: number | null }[]>`
    select here.country, ${coordinates(sql)} from users here ${largestCity(sql)} where here.id = ${hostId} and here.is_active`)

const coordinates = (sql: Sql) => sql`
  coalesce(here.latitude, city.latitude) as latitude, coalesce(here.longitude, city.longitude) as longitude`

/** For a row without coordinates: its city, otherwise the largest city of its country. Used for the time zone only. */
const largestCity = (sql: Sql) => sql`
  left join lateral (
    select latitude, longitude from places
    where here.latitude is null and kind = 'city' and lower(country) = lower(btrim(here.country))
      and (name_norm = plain_text(here.city) or population >= 50000)
    order by name_norm is not distinct from plain_text(here.city) desc, population desc, id
    limit 1
  ) city on true`

/** Booked times of a host in a range; `exceptId` is the viewing being rescheduled. */
export const listBusy = (
  sql: Sql,
  host: ParticipantId,
  { from, to }: { from: Date; to: Date },
  exceptId: number | null,
): Promise<Span[]> => sql<Span[]>`
  select starts_at as "startsAt", ends_at as "endsAt" from viewings
  where host_key = ${keyOf(host)} and status = any (${CONFIRMED_STATUSES as unknown as string[]})
    and starts_at < ${to} and ends_at > ${from} and id is distinct from ${exceptId}::bigint`

interface PersonRow {
  id: number
  name: string
  email: string | null
  image: ImageRow | null
}

/** A viewing with everything its participants are shown. */
export interface ViewingRow extends Span {
  id: number
  propertyId: number
  hostId: ParticipantId
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
  /** True when the host owns the property and it is not public. */
  isOwnHidden: boolean
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
  p.slug, p.title, p.address, p.city, (select ${IMAGE} from media m where m.id = p.title_media_id) as "titleImage", ${isOwnHidden('v.host_id')} as "isOwnHidden",
  case when h.id is not null then ${person('h')} end as host, ${person('g')} as guest,
  s.change_minutes as "changeMinutes", s.meeting_types as "meetingTypes"`

const FROM = `
  from viewings v join properties p on p.id = v.property_id join users g on g.id = v.guest_id
  left join users h on h.id = v.host_id left join viewing_host_settings s on s.host_key = v.host_key`

const translated = (sql: Sql, language: string) => sql`
  (select t.title from property_translations t where t.property_id = p.id and t.language_code = ${language}) as "translatedTitle"`

export const findViewing = (sql: Sql, id: number, language: string): Promise<ViewingRow | null> =>
  maybeOne(sql<ViewingRow[]>`
    select ${sql.unsafe(COLUMNS)}, ${translated(sql, language)} ${sql.unsafe(FROM)} where v.id = ${id}`)

/** Locks a viewing for a change. */
export const lockViewing = (sql: Sql, id: number) => sql`select from viewings where id = ${id} for no key update`

interface ListFilter {
  status: ViewingStatus | null
  when: 'upcoming' | 'previous' | null
  meetingType: MeetingType | null
  /** Only viewings that start at this time or later. */
  since?: Date | null
  now: Date
  language: string
  offset: number
  limit: number
}

const ofSide = (sql: Sql, side: ViewingSide, who: ParticipantId) =>
  side === 'guest' ? sql`v.guest_id = ${who}` : sql`v.host_key = ${keyOf(who)}`

/** The viewings of one participant: upcoming ones soonest first, others latest first. */
export const listViewings = (sql: Sql, side: ViewingSide, who: ParticipantId, filter: ListFilter) => {
  const { status, when, meetingType, since = null, now, offset, limit } = filter
  const ahead = sql`v.ends_at > ${now} and v.status = any (${CONFIRMED_STATUSES as unknown as string[]})`
  return sql<(ViewingRow & { total: number })[]>`
    select ${sql.unsafe(COLUMNS)}, ${translated(sql, filter.language)}, count(*) over () as total ${sql.unsafe(FROM)}
    where ${ofSide(sql, side, who)} and (${status}::text is null or v.status = ${status})
      and (${meetingType}::text is null or v.meeting_type = ${meetingType})
      and (${since}::timestamptz is null or v.starts_at >= ${since})
      ${when === null ? sql`` : when === 'upcoming' ? sql`and ${ahead}` : sql`and not (${ahead})`}
    order by ${when === 'upcoming' ? sql`v.starts_at, v.id` : sql`v.starts_at desc, v.id desc`} offset ${offset} limit ${limit}`
}

/** Number of requests that need the host's decision. */
export const countWaiting = (sql: Sql, host: ParticipantId, now: Date): Promise<{ waiting: number }> =>
  one(sql<{ waiting: number }[]>`
    select count(*) as waiting from viewings
    where host_key = ${keyOf(host)} and status in ('pending', 'rescheduled') and proposed_by = 'guest' and starts_at > ${now}`)

/** Viewings of a user for the calendar feed: recent and upcoming ones. */
export const listForCalendar = (sql: Sql, userId: number, since: Date): Promise<ViewingRow[]> => sql<ViewingRow[]>`
  select ${sql.unsafe(COLUMNS)}, null as "translatedTitle" ${sql.unsafe(FROM)}
  where (v.guest_id = ${userId} or v.host_id = ${userId}) and v.ends_at > ${since}
  order by v.starts_at, v.id limit 1000`

export interface NewViewing extends Span {
  propertyId: number
  host: ParticipantId
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

/** Each change increments `sequence`, by which calendars recognise the newer version. */
export const updateViewing = (sql: Sql, id: number, change: ViewingChange, now: Date) =>
  sql`update viewings set ${sql({ ...change, updated_at: now })}, sequence = sequence + 1 where id = ${id}`

/** Start times of a host's upcoming viewings. */
export const listAhead = (sql: Sql, host: ParticipantId, now: Date) => sql<{ startsAt: Date; timeZone: string }[]>`
  select starts_at as "startsAt", time_zone as "timeZone" from viewings
  where host_key = ${keyOf(host)} and starts_at > ${now} and status = any (${CONFIRMED_STATUSES as unknown as string[]}) limit 1000`

/** Upcoming viewings of a user as host or guest. */
export const listConfirmedOf = (sql: Sql, userId: number, now: Date): Promise<ViewingRow[]> => sql<ViewingRow[]>`
  select ${sql.unsafe(COLUMNS)}, null as "translatedTitle" ${sql.unsafe(FROM)}
  where (v.guest_id = ${userId} or v.host_id = ${userId}) and v.starts_at > ${now}
    and v.status = any (${CONFIRMED_STATUSES as unknown as string[]}) order by v.id`
