import { one } from '#server/db/sql.ts'
import { NOW } from '#test/support/services.ts'
import { someHome } from '../objects.ts'
import { ACTIVE, OTHERS, ROLES, STAFF } from '../roles.ts'
import { after, type Body, isListed, MEMBERS, type Rules } from '../rule.ts'
import { db, type World } from '../world.ts'

const someHours = async ({ people }: World) =>
  (
    await one(db<{ id: number }[]>`
      insert into viewing_hours (host_id, weekday, starts_minute, ends_minute) values (${people.owner.id}, 1, 0, 60) returning id`)
  ).id

const someException = async ({ people }: World, kind: 'extra' | 'closed') =>
  (
    await one(db<{ id: number }[]>`
      insert into viewing_exceptions (host_id, kind, day, starts_minute, ends_minute)
      values (${people.owner.id}, ${kind}, '2030-01-01', 0, 60) returning id`)
  ).id

let hour = 0

/** A new hour for each call, so that viewings do not collide. */
const nextHour = () => new Date(NOW.getTime() + (1000 + ++hour) * 3_600_000)

/** A viewing that `other` requested from the owner, or from the site. */
async function someViewing({ people, home }: World, hostId: number | null = people.owner.id): Promise<number> {
  const at = nextHour()
  const { id } = await one(db<{ id: number }[]>`
    insert into viewings (property_id, host_id, guest_id, meeting_type, starts_at, ends_at, time_zone, status, proposed_by)
    values (${home.id}, ${hostId}, ${people.other.id}, 'in_person', ${at}, ${new Date(at.getTime() + 1_800_000)}, 'UTC', 'pending', 'guest')
    returning id`)
  return id
}

const isOfHome = (body: Body, { home }: World) =>
  (body.data as { property_id: number }[]).some(({ property_id }) => property_id === home.id)

/** A free slot of the owner, in Lisbon time. */
async function someSlot({ people }: World, property_id: number) {
  await db`delete from viewings`
  await db`insert into viewing_exceptions (host_id, kind, day, starts_minute, ends_minute)
    values (${people.owner.id}, 'extra', '2026-06-20', 600, 630)`
  return { property_id, date: '2026-06-20', start_time: '10:00' }
}

const AN_HOUR = { start_time: '10:00', end_time: '11:00' }

export const VIEWINGS_RULES = {
  getBookingPreferences: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  setBookingPreferences: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  getViewingHours: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  setViewingHours: [
    { ask: async (world) => ({ deleted_ids: [await someHours(world)] }), for: ['owner'] },
    {
      ask: async (world) => ({ schedule: [{ ...AN_HOUR, day: 'monday', id: await someHours(world) }] }),
      for: ['owner'],
    },
    { ask: () => ({ desk: 1 }), for: STAFF },
  ],
  getExtraSlots: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  setExtraSlots: [
    {
      ask: async (world) => ({
        extra_time_slots: [{ ...AN_HOUR, date: '2030-01-01', id: await someException(world, 'extra') }],
      }),
      for: ['owner'],
    },
    { ask: () => ({ desk: 1, extra_time_slots: [{ ...AN_HOUR, date: '2030-01-01' }] }), for: STAFF },
  ],
  deleteExtraSlots: {
    ask: async (world) => ({ slot_ids: [await someException(world, 'extra')] }),
    for: ['owner'],
  },
  getUnavailability: [MEMBERS, { ask: () => ({ desk: 1 }), for: STAFF }],
  addUnavailability: [
    { ask: () => ({ date: '2030-01-01' }), for: ACTIVE },
    { ask: () => ({ date: '2030-01-01', desk: 1 }), for: STAFF },
  ],
  deleteUnavailability: { ask: async (world) => ({ id: await someException(world, 'closed') }), for: ['owner'] },
  getMonthlySlots: [
    { ask: ({ people }) => ({ agent_id: people.owner.id, month: 6, year: 2026 }), for: ACTIVE },
    {
      ask: ({ people, hidden }) => ({ agent_id: people.owner.id, month: 6, year: 2026, property_id: hidden.id }),
      for: ['owner', ...STAFF],
    },
  ],
  checkAvailability: {
    ask: ({ people }) => ({ agent_id: people.owner.id, date: '2030-01-01', ...AN_HOUR }),
    for: ACTIVE,
  },
  getViewingSlots: [
    { ask: ({ home }) => ({ property_id: home.id }), for: ROLES },
    { ask: ({ hidden }) => ({ property_id: hidden.id }), for: ['owner', ...STAFF] },
  ],
  requestViewing: [
    { ask: async (world) => someSlot(world, (await someHome(world)).id), for: [...OTHERS, ...STAFF] },
    { ask: (world) => someSlot(world, world.hidden.id), for: STAFF },
    { ask: async (world) => someSlot(world, (await someHome(world, { property_type: 'sold' })).id), for: [] },
  ],
  getUserViewings: {
    ask: (world) => after(someViewing(world), {}),
    for: ['other'],
    got: isOfHome,
  },
  getAgentViewings: [
    { ask: (world) => after(someViewing(world), {}), for: ['owner'], got: isOfHome },
    { ask: (world) => after(someViewing(world, null), { desk: 1 }), for: STAFF, got: isOfHome },
  ],
  updateViewing: [
    { ask: async (world) => ({ appointment_id: await someViewing(world), status: 'confirmed' }), for: ['owner'] },
    { ask: async (world) => ({ appointment_id: await someViewing(world, null), status: 'confirmed' }), for: STAFF },
    {
      ask: async (world) => ({ appointment_id: await someViewing(world), status: 'cancelled', reason: 'x' }),
      for: ['owner', 'other'],
    },
  ],
  updateMeetingType: {
    ask: async (world) => ({ appointment_id: await someViewing(world), meeting_type: 'in_person' }),
    for: ['owner', 'other'],
  },
  reportGuest: {
    ask: async (world) => {
      await someViewing(world)
      return { user_id: world.people.other.id, reason: 'Late' }
    },
    for: ['owner'],
  },
  getGuestReports: {
    ask: async ({ people }) => {
      await db`
        insert into viewing_reports (reporter_id, user_id, reason) values (${people.owner.id}, ${people.other.id}, 'x')
        on conflict do nothing`
      return {}
    },
    for: ['owner'],
    got: isListed,
  },
  getViewingCalendar: [
    { ask: async (world) => ({ appointment_id: await someViewing(world) }), for: ['owner', 'other'] },
    { ask: async (world) => ({ appointment_id: await someViewing(world, null) }), for: ['other', ...STAFF] },
  ],
  getCalendarFeed: MEMBERS,
  openCalendarFeed: MEMBERS,
  closeCalendarFeed: MEMBERS,
} satisfies Rules
