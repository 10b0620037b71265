import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { resolveViewings } from './jobs.ts'

const app = await testApp()
const { db, call } = app

let asha: MadeUser
let kabir: MadeUser
let home: MadeProperty
beforeEach(async () => {
  await db`delete from viewings`
  asha = await makeUser(db)
  kabir = await makeUser(db)
  home = await makeProperty(db, { owner_id: kabir.id, title: 'Sea, view; flat' })
})

const HOUR = 3_600_000
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR)

/** A viewing that starts in `inHours` and was last changed `settledHoursAgo`. */
async function viewing(inHours: number, given: Record<string, unknown> = {}, settledHoursAgo = 48) {
  const row = {
    property_id: home.id,
    host_id: kabir.id,
    guest_id: asha.id,
    meeting_type: 'in_person',
    starts_at: later(inHours),
    ends_at: later(inHours + 0.5),
    time_zone: 'Europe/Lisbon',
    status: 'confirmed',
    proposed_by: 'guest',
    created_at: later(-settledHoursAgo),
    updated_at: later(-settledHoursAgo),
    ...given,
  }
  const [made] = await db<{ id: number }[]>`insert into viewings ${db(row)} returning id`
  return made!.id
}
const statusOf = async (id: number) => (await db`select status from viewings where id = ${id}`)[0]!.status
const kindsOf = async (user: MadeUser) => (await call('getNotificationList', {}, user)).data.map(({ kind }) => kind)
const settle = (now = NOW) => resolveViewings.run({ ...app.services, now: () => now, sql: db }, {})

describe('availability', () => {
  test('is added, changed and removed by its host only', async () => {
    const set = (input: object, as = kabir) => call('setViewingHours', input, as)
    const { data } = await set({
      schedule: [
        { day: 'Monday', start_time: '9:00', end_time: '12:30:00' },
        { day: 'sunday', start_time: '20:00', end_time: '24:00' },
      ],
    })
    expect(data).toMatchObject([
      { day_of_week: 'monday', start_time: '09:00', end_time: '12:30', is_active: 1, appointment_count: 0 },
      { day_of_week: 'sunday', start_time: '20:00', end_time: '24:00' },
    ])
    const [monday, sunday] = data.map(({ id }) => id)
    const other = { schedule: [{ id: monday, day: 'Monday', start_time: '10:00', end_time: '11:00' }] }
    expect(await set(other, asha)).toMatchObject({ status: 400, message: 'Time not found' })
    expect(await set({ deleted_ids: [monday] }, asha)).toMatchObject({ status: 400, message: 'Time not found' })
    expect((await set({ ...other, deleted_ids: [sunday] })).data).toMatchObject([{ id: monday, start_time: '10:00' }])
    expect((await call('getViewingHours', {}, asha)).data).toEqual({ time_schedules: [], extra_slots: [] })
  })

  test('counts its upcoming viewings', async () => {
    await call('setViewingHours', { schedule: [{ day: 'Saturday', start_time: '10:00', end_time: '12:00' }] }, kabir)
    await viewing(0, { starts_at: new Date('2026-06-20T10:30:00Z'), ends_at: new Date('2026-06-20T11:00:00Z') })
    await viewing(0, { starts_at: new Date('2026-06-20T11:00:00Z'), ends_at: new Date('2026-06-20T11:30:00Z') })
    expect((await call('getViewingHours', {}, kabir)).data.time_schedules).toMatchObject([{ appointment_count: 1 }])
  })

  test.each([
    [{ schedule: [{ day: 'Monday', start_time: '12:00', end_time: '12:00' }] }, 'end_time must be after start_time'],
    [
      { schedule: [{ day: 'Someday', start_time: '10:00', end_time: '12:00' }] },
      expect.stringMatching(/^schedule.0.day must be one of monday/),
    ],
    [
      { schedule: [{ day: 'Monday', start_time: '10:00', end_time: '24:30' }] },
      'schedule.0.end_time has an invalid format',
    ],
  ])('that is invalid is refused', async (input, message) => {
    const answer = await call('setViewingHours', input, kabir)
    expect(answer).toMatchObject({ status: 400, error: true, message })
    expect(await db`select from viewing_hours where host_id = ${kabir.id}`).toHaveLength(0)
  })

  test('is limited in number', async () => {
    const many = Array.from({ length: 100 }, () => ({ date: '2026-07-01', start_time: '10:00', end_time: '11:00' }))
    for (let round = 0; round < 4; round++)
      expect(await call('setExtraSlots', { extra_time_slots: many }, kabir)).toMatchObject({ error: false })
    expect(await call('setExtraSlots', { extra_time_slots: many.slice(0, 1) }, kabir)).toMatchObject({
      status: 400,
      message: expect.stringContaining('at most'),
    })
    expect(await call('addUnavailability', { date: '2026-07-01' }, kabir)).toMatchObject({ status: 400 })
    expect(await db`select from viewing_exceptions where host_id = ${kabir.id}`).toHaveLength(400)
  })

  test('has date overrides that only the host can change', async () => {
    const { data: extra } = await call(
      'setExtraSlots',
      { extra_time_slots: [{ date: '2026-06-17', start_time: '18:00', end_time: '19:00', reason: 'Open day' }] },
      kabir,
    )
    const { data: closed } = await call('addUnavailability', { date: '2026-06-18' }, kabir)
    expect(extra).toMatchObject([{ date: '2026-06-17', start_time: '18:00', end_time: '19:00', reason: 'Open day' }])
    expect(closed).toMatchObject([{ date: '2026-06-18', start_time: '00:00', end_time: '24:00' }])
    const [extraId, closedId] = [extra[0]!.id, closed[0]!.id]
    const move = (id: number, as: MadeUser) =>
      call(
        'setExtraSlots',
        { extra_time_slots: [{ id, date: '2026-06-19', start_time: '18:00', end_time: '19:00' }] },
        as,
      )
    for (const answer of [
      await move(extraId, asha),
      // Unavailability is not an extra slot.
      await move(closedId, kabir),
      await call('deleteExtraSlots', { slot_ids: [extraId] }, asha),
      await call('deleteExtraSlots', { slot_ids: [closedId] }, kabir),
      await call('deleteUnavailability', { id: closedId }, asha),
      await call('deleteUnavailability', { id: extraId }, kabir),
    ])
      expect(answer).toMatchObject({ status: 400, message: 'Time not found' })
    expect((await move(extraId, kabir)).data).toMatchObject([{ date: '2026-06-19' }])
    expect((await call('getExtraSlots', {}, kabir)).data).toHaveLength(1)
    expect((await call('getUnavailability', {}, kabir)).data).toHaveLength(1)
    expect((await call('deleteExtraSlots', { slot_ids: [extraId] }, kabir)).data).toEqual([])
    expect((await call('deleteUnavailability', { id: closedId }, kabir)).data).toEqual([])
  })

  test('of the site is managed by staff and can be booked', async () => {
    const meera = await makeUser(db, { role: 'moderator' })
    const schedule = [{ day: 'Saturday', start_time: '10:00', end_time: '11:00' }]
    expect(await call('setViewingHours', { desk: true, schedule }, asha)).toMatchObject({ status: 403 })
    await call('setViewingHours', { desk: true, schedule }, meera)
    const ours = await makeProperty(db, { owner_id: null })
    const { data } = await call(
      'requestViewing',
      { property_id: ours.id, date: '2026-06-20', start_time: '10:00' },
      asha,
    )
    expect(data).toMatchObject({ admin: { id: 0 }, status: 'pending' })
    expect(await kindsOf(meera)).toEqual(['viewing-requested'])
    expect((await call('getAgentViewings', { desk: true }, meera)).data).toMatchObject([{ id: data.id, side: 'host' }])
    expect((await call('getAgentViewings', {}, meera)).data).toEqual([])
    expect(await call('getAgentViewings', { desk: true }, kabir)).toMatchObject({ status: 403 })
    expect(await call('updateViewing', { appointment_id: data.id, status: 'confirmed' }, kabir)).toMatchObject({
      status: 400,
      message: 'Viewing not found',
    })
    expect(await call('updateViewing', { appointment_id: data.id, status: 'confirmed' }, meera)).toMatchObject({
      data: { status: 'confirmed' },
    })
  })

  test('has preferences that persist and are validated', async () => {
    const usual = (await call('getBookingPreferences', {}, kabir)).data
    expect(usual).toMatchObject({
      meeting_duration_minutes: 30,
      auto_confirm: 0,
      anti_spam_enabled: 1,
      timezone: '',
      daily_booking_limit: null,
    })
    await call(
      'setBookingPreferences',
      {
        meeting_duration_minutes: 45,
        auto_cancel_message: 'Sorry',
        availability_types: 'phone,virtual',
        timezone: 'Asia/Tokyo',
      },
      kabir,
    )
    await call('setBookingPreferences', { auto_confirm: 'true', auto_cancel_message: '' }, kabir)
    expect((await call('getBookingPreferences', {}, kabir)).data).toEqual({
      ...usual,
      meeting_duration_minutes: 45,
      auto_confirm: 1,
      availability_types: 'phone,virtual',
      timezone: 'Asia/Tokyo',
    })
    for (const wrong of [
      { meeting_duration_minutes: 0 },
      { timezone: 'Europe/Atlantis' },
      { availability_types: 'pigeon' },
      { daily_booking_limit: 0 },
      { lead_time_minutes: -1 },
      { availability_types: ',' },
    ])
      expect(await call('setBookingPreferences', wrong as never, kabir)).toMatchObject({ status: 400, error: true })
    expect((await call('getBookingPreferences', {}, asha)).data).toEqual(usual)
  })
})

describe('the job', () => {
  test('completes past viewings and cancels unanswered ones, once', async () => {
    await call('setBookingPreferences', { auto_cancel_message: 'Please ask again' }, kabir)
    const over = await viewing(-1)
    const running = await viewing(-0.25)
    const begun = await viewing(-3, { status: 'pending' }, 10)
    const unanswered = await viewing(100, { status: 'rescheduled' }, 48)
    const fresh = await viewing(101, { status: 'pending' }, 47)
    await settle()
    expect(await Promise.all([over, running, begun, unanswered, fresh].map(statusOf))).toEqual([
      'completed',
      'confirmed',
      'auto_cancelled',
      'auto_cancelled',
      'pending',
    ])
    expect(await kindsOf(asha)).toEqual(['viewing-lapsed', 'viewing-lapsed'])
    expect(await kindsOf(kabir)).toEqual(['viewing-lapsed', 'viewing-lapsed'])
    expect((await call('getNotificationList', {}, asha)).data[0]!.message).toContain('Please ask again')
    await settle()
    expect(await kindsOf(asha)).toHaveLength(2)
  })

  test('cancels after the time the host set', async () => {
    await call('setBookingPreferences', { auto_cancel_after_minutes: 0 }, kabir)
    const id = await viewing(100, { status: 'pending' }, 1000)
    await settle()
    expect(await statusOf(id)).toBe('pending')
    await call('setBookingPreferences', { auto_cancel_after_minutes: 60 }, kabir)
    await settle()
    expect(await statusOf(id)).toBe('auto_cancelled')
  })

  test('reminds both participants a day ahead, once per start time', async () => {
    const id = await viewing(23.5)
    await viewing(24.5)
    await viewing(20, { status: 'pending' }, 1)
    await settle()
    await settle()
    expect(await kindsOf(asha)).toEqual(['viewing-reminder'])
    expect(await kindsOf(kabir)).toEqual(['viewing-reminder'])
    await db`update viewings set starts_at = ${later(22)}, ends_at = ${later(22.5)} where id = ${id}`
    await settle()
    expect(await kindsOf(asha)).toEqual(['viewing-reminder', 'viewing-reminder'])
  })

  test('reminds an hour ahead of a viewing confirmed on the same day, and not of one confirmed just now', async () => {
    await viewing(3, {}, 2)
    await settle()
    expect(await kindsOf(asha)).toEqual([])
    await settle(later(2))
    expect(await kindsOf(asha)).toEqual(['viewing-reminder'])
    await viewing(5, { guest_id: kabir.id, host_id: asha.id }, -4.5)
    await settle(later(4.6))
    expect(await kindsOf(kabir)).toEqual(['viewing-reminder'])
  })

  test('continues after a failure without a duplicate notification', async () => {
    await viewing(23.5)
    await db`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`
    await db`create trigger refuse before insert on notifications for each row execute function refuse()`
    await expect(settle()).rejects.toThrow('full')
    await db`drop function refuse cascade`
    await settle()
    expect(await kindsOf(asha)).toEqual(['viewing-reminder'])
  })
})

describe('a calendar', () => {
  const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
  const read = (url: string) => app.inject({ url: new URL(url).pathname })

  test('contains one viewing for its two participants, and for no other user', async () => {
    const id = await viewing(93, { notes: 'With a dog\r\nATTENDEE:mailto:x@example.com', sequence: 3 })
    const { data } = await call('getViewingCalendar', { appointment_id: id }, asha)
    expect(data.name).toBe(`viewing-${id}.ics`)
    expect(linesOf(data.text)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:viewing-${id}@lintel.test`,
        'SEQUENCE:3',
        'DTSTART;TZID=Europe/Lisbon:20260619T100000',
        'SUMMARY:Viewing: Sea\\, view\\; flat',
        `DESCRIPTION:Host: ${kabir.name}\\nWith a dog\\nATTENDEE:mailto:x@example.com`,
        'STATUS:CONFIRMED',
      ]),
    )
    expect(linesOf((await call('getViewingCalendar', { appointment_id: id }, kabir)).data.text)).toContainEqual(
      expect.stringContaining(`Guest: ${asha.name}`),
    )
    expect(await call('getViewingCalendar', { appointment_id: id }, await makeUser(db))).toMatchObject({
      status: 400,
      message: 'Viewing not found',
    })
    expect(data.text).not.toContain(kabir.email)
    await call('updateViewing', { appointment_id: id, status: 'cancelled', reason: 'Sold' }, kabir)
    const gone = linesOf((await call('getViewingCalendar', { appointment_id: id }, asha)).data.text)
    expect(gone).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:4']))
  })

  test('is read under a secret URL until the feed is closed, and only a hash of the secret is stored', async () => {
    const id = await viewing(93)
    await viewing(95, { guest_id: (await makeUser(db)).id })
    await viewing(200, { host_id: (await makeUser(db)).id, guest_id: (await makeUser(db)).id })
    expect((await call('getCalendarFeed', {}, kabir)).data).toEqual({ created_at: null, url: null })
    const { data } = await call('openCalendarFeed', {}, kabir)
    expect(data.url).toMatch(/^http:\/\/lintel\.test\/calendar\/[\w-]{43}\.ics$/)
    const answer = await read(data.url!)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ])
    expect(linesOf(answer.body).filter((line) => line.startsWith('UID:'))).toEqual([
      `UID:viewing-${id}@lintel.test`,
      `UID:viewing-${id + 1}@lintel.test`,
    ])
    const token = data.url!.split('/').at(-1)!.replace('.ics', '')
    expect(JSON.stringify(await db`select encode(token_hash, 'escape') as text from calendar_feeds`)).not.toContain(
      token,
    )
    expect((await call('getCalendarFeed', {}, kabir)).data).toEqual({ created_at: expect.any(String), url: null })

    const { data: renewed } = await call('openCalendarFeed', {}, kabir)
    expect((await read(data.url!)).statusCode).toBe(404)
    expect((await read(renewed.url!)).statusCode).toBe(200)
    await db`update users set is_active = false where id = ${kabir.id}`
    expect((await read(renewed.url!)).statusCode).toBe(404)
    await db`update users set is_active = true where id = ${kabir.id}`
    await call('closeCalendarFeed', {}, asha)
    expect((await read(renewed.url!)).statusCode).toBe(200)
    await call('closeCalendarFeed', {}, kabir)
    expect((await read(renewed.url!)).statusCode).toBe(404)
    expect((await app.inject({ url: '/calendar/short.ics' })).statusCode).toBe(404)
  })
})

describe('a deleted account', () => {
  test('leaves no viewing, and the other participant is notified', async () => {
    await viewing(93)
    await call('deleteUser', {}, asha)
    expect(await db`select from viewings`).toHaveLength(0)
    expect(await kindsOf(kabir)).toEqual(['viewing-cancelled'])
  })

  test('of a host takes its property along, and the guest is notified', async () => {
    await viewing(93)
    await call('deleteUser', {}, kabir)
    expect(await db`select from viewings`).toHaveLength(0)
    expect((await call('getNotificationList', {}, asha)).data).toMatchObject([
      { kind: 'viewing-cancelled', property: null },
    ])
  })
})

test('exclusion constraints keep host and guest from overlapping viewings while they are active', async () => {
  const id = await viewing(93)
  const stranger = (await makeUser(db)).id
  await expect(viewing(93.25, { guest_id: stranger })).rejects.toMatchObject({
    constraint_name: 'viewings_host_is_free',
  })
  await expect(viewing(93.25, { host_id: stranger })).rejects.toMatchObject({
    constraint_name: 'viewings_guest_is_free',
  })
  await viewing(93.5, { guest_id: stranger })
  await db`update viewings set status = 'cancelled' where id = ${id}`
  await viewing(93)
})
