import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { givePackage, type MadeProperty, type MadeUser, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const app = await testApp()
const { db, call } = app

let asha: MadeUser
let kabir: MadeUser
let home: MadeProperty
// NOW is a Monday; the property is in Lisbon, one hour ahead of UTC.
const SATURDAY = '2026-06-20'
beforeEach(async () => {
  await db`update settings set value = 'Lintel' where key = 'company_name'`
  asha = await makeUser(db)
  kabir = await makeUser(db)
  home = await makeProperty(db, { owner_id: kabir.id })
  await call('setViewingHours', { schedule: [{ day: 'Saturday', start_time: '10:00', end_time: '12:00' }] }, kabir)
  app.services.mail.sent.length = 0
})

const book = (as: MadeUser, more: object = {}) =>
  call('requestViewing', { property_id: home.id, date: SATURDAY, start_time: '10:00', ...more }, as)
const change = (as: MadeUser, id: number, status: 'confirmed' | 'cancelled' | 'rescheduled', more: object = {}) =>
  call('updateViewing', { appointment_id: id, status, ...more }, as)
const noticesOf = async (user: MadeUser) =>
  (await call('getNotificationList', {}, user)).data.map(({ kind, message }) => [kind, message])

describe('the slots of a property', () => {
  test('are public, in the time zone of the property', async () => {
    const { data } = await call('getViewingSlots', { property_id: home.id })
    expect(data).toMatchObject({
      timezone: 'Europe/Lisbon',
      meeting_types: ['in_person'],
      minutes: 30,
      is_confirmed_at_once: false,
    })
    expect(data.days).toHaveLength(14)
    expect(data.days[0]!.date).toBe('2026-06-15')
    expect(data.days.filter(({ slots }) => slots.length > 0).map(({ date }) => date)).toEqual([SATURDAY, '2026-06-27'])
    expect(data.days[5]!.slots[0]).toEqual({
      start_time: '10:00',
      end_time: '10:30',
      start_at: '2026-06-20T09:00:00.000000Z',
      end_at: '2026-06-20T09:30:00.000000Z',
    })
    expect(data.days[5]!.slots).toHaveLength(4)
  })

  test('set the availability flag of property and owner, and are empty for a sold or hidden property', async () => {
    const available = async () => (await call('getProperty', { id: home.id })).data[0]?.is_appointment_available
    expect(await available()).toBe(true)
    const ofPerson = async (person: MadeUser) => (await call('getUserData', {}, person)).data.is_appointment_available
    expect([await ofPerson(kabir), await ofPerson(asha)]).toEqual([true, false])
    await db`update properties set property_type = 'sold' where id = ${home.id}`
    expect(await available()).toBe(false)
    expect((await call('getViewingSlots', { property_id: home.id })).data.days.flatMap(({ slots }) => slots)).toEqual(
      [],
    )
    await db`update properties set property_type = 'sell', is_active = false where id = ${home.id}`
    expect(await call('getViewingSlots', { property_id: home.id })).toMatchObject({
      status: 400,
      message: 'Property not found',
    })
    const other = await makeProperty(db, { owner_id: asha.id })
    expect((await call('getProperty', { id: other.id })).data[0]?.is_appointment_available).toBe(false)
  })

  test('include extra slots, exclude unavailability, and use the host’s time zone', async () => {
    await call(
      'setExtraSlots',
      { extra_time_slots: [{ date: '2026-06-17', start_time: '18:00', end_time: '19:00' }] },
      kabir,
    )
    await call('addUnavailability', { date: SATURDAY, start_time: '10:00', end_time: '11:00', reason: 'Away' }, kabir)
    await call('setBookingPreferences', { timezone: 'America/New_York' }, kabir)
    const { data } = await call('getViewingSlots', { property_id: home.id, days: 7 })
    expect(data.timezone).toBe('America/New_York')
    expect(data.days.flatMap(({ slots }) => slots.map(({ start_at }) => start_at))).toEqual([
      '2026-06-17T22:00:00.000000Z',
      '2026-06-17T22:30:00.000000Z',
      '2026-06-20T15:00:00.000000Z',
      '2026-06-20T15:30:00.000000Z',
    ])
    await call('setBookingPreferences', { timezone: '' }, kabir)
    expect((await call('getViewingSlots', { property_id: home.id })).data.timezone).toBe('Europe/Lisbon')
  })

  test('use the time zone of the city when the property has no coordinates', async () => {
    await db`insert into places (kind, name, country_code, country, population, latitude, longitude) values
      ('city', 'Lintelton', 'US', 'United States', 9000000, 40.71, -74.01), ('city', 'Sillside', 'US', 'United States', 800, 47.61, -122.33)`
    const zoneIn = async (city: string) => {
      await db`
        update properties set latitude = null, longitude = null, city = ${city}, country = 'United States' where id = ${home.id}`
      return (await call('getViewingSlots', { property_id: home.id })).data.timezone
    }
    expect(await zoneIn('sillside')).toBe('America/Los_Angeles')
    // An unknown city falls back to the largest of the country.
    expect(await zoneIn('Nowhere')).toBe('America/New_York')
  })

  test('are listed by month and checked for one time, as newer clients ask', async () => {
    const { data } = await call(
      'getMonthlySlots',
      { agent_id: kabir.id, month: 6, year: 2026, property_id: home.id },
      asha,
    )
    expect(Object.keys(data.days)).toEqual([SATURDAY, '2026-06-27'])
    expect(data).toMatchObject({
      agent_id: kabir.id,
      timezone: 'Europe/Lisbon',
      agent_timezone: 'Europe/Lisbon',
      availability_types: 'in_person',
    })
    const free = async (start_time: string, end_time: string) =>
      (
        await call(
          'checkAvailability',
          { agent_id: kabir.id, property_id: home.id, date: SATURDAY, start_time, end_time },
          asha,
        )
      ).data.available
    expect([await free('10:00', '10:30'), await free('10:00', '11:00'), await free('10:15', '10:45')]).toEqual([
      true,
      false,
      false,
    ])
    // A property of another owner is refused for this host.
    expect(
      await call('getMonthlySlots', { agent_id: asha.id, month: 6, year: 2026, property_id: home.id }, asha),
    ).toMatchObject({ status: 400 })
    expect(await call('getMonthlySlots', { agent_id: 999_999_999, month: 6, year: 2026 }, asha)).toMatchObject({
      status: 400,
      message: 'User not found',
    })
  })
})

describe('a booking', () => {
  test('is pending, and the host is notified in the list and by email', async () => {
    const { data, message } = await book(asha, { notes: 'With\u202e a dog' })
    expect(message).toBe('Viewing requested')
    expect(data).toMatchObject({
      property_id: home.id,
      status: 'pending',
      date: '20 Jun 2026',
      start_at: '2026-06-20T09:00:00.000000Z',
      timezone: 'Europe/Lisbon',
      notes: 'With a dog',
      side: 'guest',
      agent: { id: kabir.id, name: kabir.name },
      can: { confirm: false, reschedule: true, cancel: true },
    })
    expect(await noticesOf(kabir)).toEqual([
      ['viewing-requested', `${asha.name} requested a viewing on Saturday, 20 June 2026 at 10:00 (Lisbon).`],
    ])
    await app.runJobs()
    await app.runJobs()
    expect(app.services.mail.sent).toMatchObject([{ to: kabir.email, subject: `Viewing request for “${home.title}”` }])
    expect(app.services.mail.sent[0]!.text).toContain('http://lintel.test/user/viewings')
  })

  test('is confirmed by the other participant only', async () => {
    const { data: viewing } = await book(asha)
    expect(await change(asha, viewing.id, 'confirmed')).toMatchObject({ status: 400, key: 'own-proposal' })
    expect(await change(await makeUser(db), viewing.id, 'confirmed')).toMatchObject({
      status: 400,
      message: 'Viewing not found',
    })
    expect((await change(kabir, viewing.id, 'confirmed')).data).toMatchObject({
      status: 'confirmed',
      side: 'host',
      user: { id: asha.id },
    })
    expect(await noticesOf(asha)).toEqual([
      [
        'viewing-confirmed',
        `The viewing of “${home.title}” with ${kabir.name} is on Saturday, 20 June 2026 at 10:00 (Lisbon).`,
      ],
    ])
    expect(await change(kabir, viewing.id, 'confirmed')).toMatchObject({ status: 400, key: 'state' })
  })

  test('is confirmed immediately where the host enabled auto-confirm', async () => {
    await call('setBookingPreferences', { auto_confirm: 1 }, kabir)
    expect(await book(asha)).toMatchObject({ message: 'Viewing confirmed', data: { status: 'confirmed' } })
    expect((await noticesOf(asha))[0]![0]).toBe('viewing-confirmed')
    expect((await noticesOf(kabir))[0]![0]).toBe('viewing-requested')
  })

  test('is rescheduled by either participant and then needs confirmation by the other', async () => {
    const { data: viewing } = await book(asha)
    await change(kabir, viewing.id, 'confirmed')
    const moved = await change(kabir, viewing.id, 'rescheduled', {
      date: SATURDAY,
      start_time: '11:00',
      reason: 'Late train',
    })
    expect(moved.data).toMatchObject({
      status: 'rescheduled',
      proposed_by: 'host',
      start_at: '2026-06-20T10:00:00.000000Z',
      reason: 'Late train',
    })
    expect((await noticesOf(asha))[0]).toEqual([
      'viewing-rescheduled',
      expect.stringContaining('20 June 2026 at 11:00'),
    ])
    expect(await change(kabir, viewing.id, 'confirmed')).toMatchObject({ key: 'own-proposal' })
    expect((await change(asha, viewing.id, 'confirmed')).data.status).toBe('confirmed')
    // The old slot is free again, and the viewing does not conflict with itself.
    expect((await book(await makeUser(db))).data.status).toBe('pending')
    expect((await change(asha, viewing.id, 'rescheduled', { date: SATURDAY, start_time: '11:00' })).data.status).toBe(
      'rescheduled',
    )
    expect(await change(asha, viewing.id, 'rescheduled', { date: SATURDAY, start_time: '10:00' })).toMatchObject({
      key: 'slotTaken',
    })
    expect(await db`select sequence from viewings where id = ${viewing.id}`).toEqual([{ sequence: 4 }])
  })

  test('is cancelled with a reason, and its slot is free again', async () => {
    const { data: viewing } = await book(asha)
    expect(await change(asha, viewing.id, 'cancelled')).toMatchObject({ status: 400, message: 'reason is required' })
    expect((await change(asha, viewing.id, 'cancelled', { reason: 'I am ill' })).data).toMatchObject({
      status: 'cancelled',
      reason: 'I am ill',
    })
    expect((await noticesOf(kabir))[0]).toEqual(['viewing-cancelled', expect.stringContaining('I am ill')])
    expect((await book(asha)).data.status).toBe('pending')
    expect(await change(kabir, viewing.id, 'confirmed')).toMatchObject({ key: 'state' })
  })

  test('cannot be changed by the guest within the buffer, nor by anyone afterwards', async () => {
    await call('setBookingPreferences', { cancel_reschedule_buffer_minutes: 10_080 }, kabir)
    const { data: viewing } = await book(asha)
    expect(viewing.can).toEqual({ confirm: false, reschedule: false, cancel: false })
    expect(await change(asha, viewing.id, 'cancelled', { reason: 'No' })).toMatchObject({ key: 'too-late' })
    expect(
      await call('updateMeetingType', { appointment_id: viewing.id, meeting_type: 'in_person' }, asha),
    ).toMatchObject({ status: 400 })
    expect(await change(kabir, viewing.id, 'confirmed')).toMatchObject({ error: false })
    await db`update viewings set starts_at = ${new Date(NOW.getTime() - 60_000)}, ends_at = ${NOW} where id = ${viewing.id}`
    expect(await change(kabir, viewing.id, 'cancelled', { reason: 'No' })).toMatchObject({ key: 'over' })
  })

  test('can be by phone where that is offered, and can be changed to it', async () => {
    expect(await book(asha, { meeting_type: 'phone' })).toMatchObject({
      status: 400,
      message: 'meeting_type is not available',
    })
    const { data: viewing } = await book(asha)
    const toPhone = () => call('updateMeetingType', { appointment_id: viewing.id, meeting_type: 'phone' }, asha)
    expect(await toPhone()).toMatchObject({ status: 400 })
    await call('setBookingPreferences', { availability_types: 'in_person, phone' }, kabir)
    expect((await toPhone()).data.meeting_type).toBe('phone')
    expect(
      await change(asha, viewing.id, 'rescheduled', { date: SATURDAY, start_time: '11:00', meeting_type: 'virtual' }),
    ).toMatchObject({ status: 400 })
  })
})

describe('a booking is refused for', () => {
  test.each([
    ['what is not offered', { start_time: '10:10' }, 'This time is no longer available. Choose another'],
    ['another day', { date: '2026-06-21' }, 'This time is no longer available. Choose another'],
    ['another length', { end_time: '11:30' }, 'This time is no longer available. Choose another'],
    ['the past', { date: '2026-06-13' }, 'This time is no longer available. Choose another'],
    ['another moment', { start_at: '2026-06-20T10:00:00Z' }, 'This time is no longer available. Choose another'],
    ['no moment at all', { start_at: 'soon' }, 'This time is no longer available. Choose another'],
    ['a day that does not exist', { date: '2026-02-30' }, 'date is not valid'],
    ['a time that does not exist', { start_time: '25:00' }, 'start_time has an invalid format'],
  ])('%s', async (_what, more, message) => {
    expect(await book(asha, more)).toMatchObject({ status: 400, error: true, message })
    expect(await db`select from viewings where guest_id = ${asha.id}`).toHaveLength(0)
  })

  test('the own property, a rented or hidden one, and a premium one without a package', async () => {
    expect(await book(kabir)).toMatchObject({ status: 400, message: 'You can’t book a viewing of your own property' })
    await db`update properties set property_type = 'rented' where id = ${home.id}`
    expect(await book(asha)).toMatchObject({ status: 400, message: 'This property is no longer available' })
    await db`update properties set property_type = 'sell', is_active = false where id = ${home.id}`
    expect(await book(asha)).toMatchObject({ status: 400, message: 'Property not found' })
    await db`update properties set is_active = true, is_premium = true where id = ${home.id}`
    expect(await book(asha)).toMatchObject({ status: 400, key: 'notSubscribed' })
    await givePackage(db, asha.id, { premium_properties: 'unlimited' })
    expect(await book(asha)).toMatchObject({ error: false })
  })

  test('a host who blocked the guest, or whom the guest blocked', async () => {
    await call('blockUser', { to_user_id: asha.id }, kabir)
    expect(await book(asha)).toMatchObject({ status: 400, message: 'You can’t book a viewing with this user' })
    await call('unblockUser', { to_user_id: asha.id }, kabir)
    await call('blockUser', { to_user_id: kabir.id }, asha)
    expect(await book(asha)).toMatchObject({
      status: 400,
      message: 'You’ve blocked this user. Unblock them to book a viewing',
    })
    const { data: viewing } = await book(await makeUser(db))
    await db`update viewings set guest_id = ${asha.id} where id = ${viewing.id}`
    expect(await change(asha, viewing.id, 'rescheduled', { date: SATURDAY, start_time: '11:00' })).toMatchObject({
      status: 400,
    })
  })

  test('a host who reported the guest; only a guest who booked can be reported', async () => {
    const report = () => call('reportGuest', { user_id: asha.id, reason: 'Did not come' }, kabir)
    expect(await report()).toMatchObject({ status: 400, message: 'User not found' })
    await book(asha)
    expect(await report()).toMatchObject({ error: false })
    expect((await call('getGuestReports', {}, kabir)).data).toMatchObject([
      { user_id: asha.id, reason: 'Did not come' },
    ])
    expect((await call('getGuestReports', {}, asha)).data).toEqual([])
    expect(await book(asha, { start_time: '11:00' })).toMatchObject({
      status: 400,
      message: 'You can’t book a viewing with this user',
    })
    await call('setBookingPreferences', { anti_spam_enabled: 0 }, kabir)
    expect(await book(asha, { start_time: '11:00' })).toMatchObject({ error: false })
  })

  test('a fourth upcoming viewing with a host who limits bookings', async () => {
    for (const start_time of ['10:00', '10:30', '11:00']) await book(asha, { start_time })
    expect(await book(asha, { start_time: '11:30' })).toMatchObject({
      status: 400,
      message: expect.stringContaining('3 upcoming viewings'),
    })
    await call('setBookingPreferences', { anti_spam_enabled: false }, kabir)
    expect(await book(asha, { start_time: '11:30' })).toMatchObject({ error: false })
  })

  test('a guest who has another viewing at the same time', async () => {
    const meera = await makeUser(db)
    const elsewhere = await makeProperty(db, { owner_id: meera.id })
    await call('setViewingHours', { schedule: [{ day: 'saturday', start_time: '10:15', end_time: '12:00' }] }, meera)
    await book(asha)
    expect(await book(asha, { property_id: elsewhere.id, start_time: '10:15' })).toMatchObject({
      status: 400,
      message: 'You already have a viewing at this time',
      key: 'slotTaken',
    })
    expect(await book(asha, { property_id: elsewhere.id, start_time: '10:45' })).toMatchObject({ error: false })
  })
})

describe('concurrent bookings', () => {
  const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => makeUser(db)))

  test('of one slot: exactly one succeeds, the others get slotTaken', async () => {
    const people = await crowd(50)
    await Promise.all(people.map((person) => app.tokenOf(person)))
    const answers = await Promise.all(people.map((person) => book(person)))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    expect(answers.filter(({ key }) => key === 'slotTaken')).toHaveLength(49)
    expect(await db`select from viewings where property_id = ${home.id}`).toHaveLength(1)
    expect(await noticesOf(kabir)).toHaveLength(1)
  })

  test('with a host who accepts two a day: two succeed', async () => {
    await call('setBookingPreferences', { daily_booking_limit: 2 }, kabir)
    const people = await crowd(4)
    await Promise.all(people.map((person) => app.tokenOf(person)))
    const times = ['10:00', '10:30', '11:00', '11:30']
    const answers = await Promise.all(people.map((person, index) => book(person, { start_time: times[index] })))
    expect(answers.filter(({ error }) => !error)).toHaveLength(2)
    await call('setBookingPreferences', { daily_booking_limit: '' }, kabir)
    expect((await call('getBookingPreferences', {}, kabir)).data.daily_booking_limit).toBe(null)
  })
})

test('the lists show each participant their own viewings, by time, status and type', async () => {
  const { data: first } = await book(asha, { start_time: '11:00' })
  await book(asha)
  const lists = async (input: object) => ({
    guest: (await call('getUserViewings', input, asha)).data.map(({ id, side }) => [id - first.id, side]),
    host: (await call('getAgentViewings', input, kabir)).data.map(({ id, side }) => [id - first.id, side]),
  })
  expect(await lists({ date_filter: 'upcoming' })).toEqual({
    guest: [
      [1, 'guest'],
      [0, 'guest'],
    ],
    host: [
      [1, 'host'],
      [0, 'host'],
    ],
  })
  expect(await call('getAgentViewings', {}, kabir)).toMatchObject({ total: 2, waiting: 2 })
  await change(kabir, first.id, 'cancelled', { reason: 'Sold' })
  expect(await lists({ date_filter: 'previous' })).toEqual({ guest: [[0, 'guest']], host: [[0, 'host']] })
  expect(await lists({ status: 'pending' })).toEqual({ guest: [[1, 'guest']], host: [[1, 'host']] })
  expect(await lists({ meeting_type: 'phone' })).toEqual({ guest: [], host: [] })
  expect(await call('getAgentViewings', {}, asha)).toMatchObject({ data: [], total: 0, waiting: 0 })
  expect((await call('getUserViewings', { limit: 1, offset: 1 }, asha)).total).toBe(2)
})
