import { momentOf, wallTimeOf } from '#domain/time-zone.ts'
import type { Sql } from '#server/db/sql.ts'
import { zoneOfPlace } from '#server/features/viewings/zone-of-place.ts'
import { demoEnquiries, demoHosts, demoViewings } from '../texts/viewings.ts'
import { insertRows, takeIds } from './rows.ts'
import type { UserIds } from './users.ts'

/** Availability, viewings and enquiries, each for the newest available property of its host. */
export async function insertViewings(sql: Sql, now: Date, before: (days: number) => string, people: UserIds) {
  await insertHosts(sql, people)
  const homes = await listHomes(sql)
  for (const each of demoViewings) {
    const home = homes.get(people.get(each.host)!)
    if (!home) continue
    const zone = zoneOfPlace(home) ?? 'UTC'
    const { day } = wallTimeOf(new Date(now.getTime() + each.inDays * DAY_MS), zone)
    const startsAt = momentOf({ day, minute: each.minute }, zone)
    const [id] = await takeIds(sql, 'viewings', 1)
    await sql`insert into viewings ${sql({
      id: id!,
      property_id: home.id,
      host_id: people.get(each.host)!,
      guest_id: people.get(each.guest)!,
      meeting_type: 'in_person',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + VISIT_MS),
      time_zone: zone,
      status: each.status,
      proposed_by: each.status === 'rescheduled' ? 'host' : 'guest',
      notes: each.notes,
      reason: each.status === 'cancelled' ? 'The home was let that morning.' : null,
      created_at: before(each.inDays < 0 ? 9 : 1),
      updated_at: before(each.inDays < 0 ? 5 : 0.5),
    })}`
  }
  await insertEnquiries(sql, before, homes, people)
}

const DAY_MS = 86_400_000
const VISIT_MS = 30 * 60_000

async function insertHosts(sql: Sql, people: UserIds) {
  for (const { host, hours, confirmsItself, minutes } of demoHosts) {
    const hostId = people.get(host)!
    await sql`
      insert into viewing_host_settings (host_id, duration_minutes, buffer_minutes, lead_minutes, change_minutes, expiry_minutes,
        auto_confirm, meeting_types, limits_guest_bookings)
      values (${hostId}, ${minutes}, 0, 120, 60, 20160, ${confirmsItself}, '{in_person,virtual}', true)`
    await insertRows(
      sql,
      'viewing_hours',
      hours.map(([weekday, starts, ends]) => ({ host_id: hostId, weekday, starts_minute: starts, ends_minute: ends })),
    )
  }
}

interface DemoHome {
  id: number
  country: string | null
  latitude: number | null
  longitude: number | null
}

async function listHomes(sql: Sql): Promise<Map<number, DemoHome>> {
  const rows = await sql<(DemoHome & { ownerId: number })[]>`
    select distinct on (owner_id) owner_id as "ownerId", id, country, latitude, longitude from properties
    where owner_id is not null and is_active and request_status = 'approved' and not is_private and not is_premium
      and property_type in ('sell', 'rent')
    order by owner_id, created_at desc`
  return new Map(rows.map(({ ownerId, ...home }) => [ownerId, home]))
}

async function insertEnquiries(
  sql: Sql,
  before: (days: number) => string,
  homes: ReadonlyMap<number, DemoHome>,
  people: UserIds,
) {
  for (const { host, name, email, daysAgo, message, reply } of demoEnquiries) {
    const recipientId = people.get(host)!
    const home = homes.get(recipientId)
    if (!home) continue
    const [id] = await takeIds(sql, 'enquiries', 1)
    const at = before(daysAgo)
    await sql`
      insert into enquiries (id, property_id, recipient_id, visitor_name, visitor_email, message, consented_at, read_at, created_at)
      values (${id!}, ${home.id}, ${recipientId}, ${name}, ${email}, ${message}, ${at}, ${reply && at}, ${at})`
    if (reply)
      await sql`
        insert into enquiry_replies (enquiry_id, author_id, message, created_at)
        values (${id!}, ${recipientId}, ${reply}, ${before(daysAgo - 0.5)})`
  }
}

/** Start and end move together, so that no row violates their order. */
export const shiftViewings = (sql: Sql, days: number, lastId: number) => sql`
  update viewings set starts_at = starts_at + make_interval(days => ${days}), ends_at = ends_at + make_interval(days => ${days})
  where id <= ${lastId}`
