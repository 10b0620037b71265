import * as z from 'zod/mini'
import { isTimeZone } from '#domain/time-zone.ts'
import { MEETING_TYPES, VIEWING_STATUSES } from '#domain/viewing-status.ts'
import { read, write } from './endpoint.ts'
import { Bit, Flag, Id, Instant, limit, Numeric, OptionalId, offset, Text, Url } from './fields.ts'

const Whole = (least: number, most: number) => Numeric(z.number().check(z.int(), z.minimum(least), z.maximum(most)))
const Minutes = (most: number) => z.optional(Whole(0, most))
/** Optional boolean; absent means unchanged. */
const Choice = z.optional(
  z.pipe(
    z.union([z.literal(['1', '0', 'true', 'false', 1, 0]), z.boolean()]),
    z.transform((v) => v === 1 || v === '1' || v === 'true' || v === true),
  ),
)
const MeetingType = z.literal(MEETING_TYPES)
/** Acts as support: staff manage the availability of the site's own listings. */
const desk = Flag

/** Calendar date. */
const Day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)),
)
/** Time of day; 24:00 is the end of the day. Clients may send seconds. */
const TimeOfDay = z.pipe(
  z.string().check(z.regex(/^(([01]?\d|2[0-3]):[0-5]\d|24:00)(:00)?$/)),
  z.transform((time) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])),
)
const isStretch = z.refine<{ start_time: number; end_time: number }>(
  ({ start_time, end_time }) => start_time < end_time,
  { error: 'api.end-before-start', path: ['end_time'] },
)

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
/** Weekday by its English name, case-insensitive. */
const Weekday = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z.pipe(
    z.literal(WEEKDAYS),
    z.transform((day) => WEEKDAYS.indexOf(day) + 1),
  ),
)
export const weekdayName = (weekday: number): (typeof WEEKDAYS)[number] => WEEKDAYS[weekday - 1]!

/** Booking preferences of a host. */
const BookingPreferences = z.object({
  meeting_duration_minutes: z.int(),
  lead_time_minutes: z.int(),
  buffer_time_minutes: z.int(),
  auto_confirm: Bit,
  cancel_reschedule_buffer_minutes: z.int(),
  auto_cancel_after_minutes: z.int(),
  auto_cancel_message: z.string(),
  daily_booking_limit: z.nullable(z.int()),
  availability_types: z.string(),
  anti_spam_enabled: Bit,
  /** The chosen time zone; empty for the time zone of each property. */
  timezone: z.string(),
})
export type BookingPreferences = z.output<typeof BookingPreferences>

export const getBookingPreferences = read('GET appointment/booking-preferences', {
  access: 'member',
  summary: "Returns the viewer's booking preferences: length, buffers, notice and requirements.",
  input: z.object({ desk }),
  output: BookingPreferences,
})

const Types = z.pipe(
  z.string().check(z.maxLength(100)),
  z.pipe(
    z.transform((types: string) => [
      ...new Set(
        types
          .split(',')
          .map((type) => type.trim())
          .filter(Boolean),
      ),
    ]),
    z.array(MeetingType).check(z.minLength(1)),
  ),
)

export const setBookingPreferences = write('POST appointment/booking-preferences', {
  access: 'member',
  summary:
    "Updates the viewer's booking preferences. Omitted fields are unchanged. An empty timezone means that of each home.",
  keepsEmpty: ['timezone', 'auto_cancel_message', 'daily_booking_limit'],
  input: z.object({
    desk,
    meeting_duration_minutes: z.optional(Whole(5, 480)),
    lead_time_minutes: Minutes(43_200),
    buffer_time_minutes: Minutes(480),
    auto_confirm: Choice,
    cancel_reschedule_buffer_minutes: Minutes(10_080),
    auto_cancel_after_minutes: Minutes(43_200),
    auto_cancel_message: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    daily_booking_limit: z.optional(z.union([z.literal(''), Whole(1, 100)])),
    availability_types: z.optional(Types),
    anti_spam_enabled: Choice,
    timezone: z.optional(
      z.string().check(
        z.maxLength(64),
        z.refine((zone) => zone === '' || isTimeZone(zone), { error: 'api.not-known' }),
      ),
    ),
  }),
  output: BookingPreferences,
})

const MAX_ROWS = 100
const ids = z._default(z.array(Id).check(z.maxLength(MAX_ROWS)), [])

const WeeklyRow = z.object({
  id: z.int(),
  day_of_week: z.literal(WEEKDAYS),
  start_time: z.string(),
  end_time: z.string(),
  is_active: Bit,
  /** Number of upcoming viewings within this availability. */
  appointment_count: z.int(),
})

const ExceptionRow = z.object({
  id: z.int(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  reason: z.string(),
})

export const getViewingHours = read('GET appointment/agent-time-schedules', {
  access: 'member',
  summary: "Returns the viewer's weekly availability and future extra hours.",
  input: z.object({ desk }),
  output: z.object({ time_schedules: z.array(WeeklyRow), extra_slots: z.array(ExceptionRow) }),
})

export const setViewingHours = write('POST appointment/set-agent-time-schedule', {
  access: 'member',
  summary: 'Adds, updates and deletes weekly availability of the viewer.',
  input: z.object({
    desk,
    schedule: z._default(
      z
        .array(z.object({ id: OptionalId, day: Weekday, start_time: TimeOfDay, end_time: TimeOfDay }).check(isStretch))
        .check(z.maxLength(MAX_ROWS)),
      [],
    ),
    deleted_ids: ids,
  }),
  output: z.array(WeeklyRow),
})

export const getExtraSlots = read('GET appointment/extra-time-slots', {
  access: 'member',
  summary: 'Lists future days with extra hours.',
  input: z.object({ desk }),
  output: z.array(ExceptionRow),
})

const Exception = z
  .object({
    id: OptionalId,
    date: Day,
    start_time: TimeOfDay,
    end_time: TimeOfDay,
    reason: z.optional(Text(500)),
  })
  .check(isStretch)

export const setExtraSlots = write('POST appointment/manage-extra-time-slots', {
  access: 'member',
  summary: 'Adds or updates extra hours on certain days.',
  input: z.object({ desk, extra_time_slots: z.array(Exception).check(z.minLength(1), z.maxLength(MAX_ROWS)) }),
  output: z.array(ExceptionRow),
})

export const deleteExtraSlots = write('POST appointment/delete-extra-time-slots', {
  access: 'member',
  summary: 'Deletes extra hours.',
  input: z.object({ desk, slot_ids: z.array(Id).check(z.minLength(1), z.maxLength(MAX_ROWS)) }),
  output: z.array(ExceptionRow),
})

export const getUnavailability = read('GET appointment/unavailability-data', {
  access: 'member',
  summary: 'Lists future days that are blocked.',
  input: z.object({ desk }),
  output: z.array(ExceptionRow),
})

export const addUnavailability = write('POST appointment/add-unavailability', {
  access: 'member',
  summary: 'Blocks a day or hours. Existing bookings stay.',
  input: z
    .object({
      desk,
      date: Day,
      start_time: z._default(TimeOfDay, 0),
      end_time: z._default(TimeOfDay, 1440),
      reason: z.optional(Text(500)),
    })
    .check(isStretch),
  output: z.array(ExceptionRow),
})

export const deleteUnavailability = write('DELETE appointment/delete-unavailability', {
  access: 'member',
  summary: 'Unblocks a day.',
  aliases: ['POST appointment/delete-unavailability'],
  input: z.object({ desk, id: Id }),
  output: z.array(ExceptionRow),
})

const TimeSlot = z.object({
  start_time: z.string(),
  end_time: z.string(),
  start_at: Instant,
  end_at: Instant,
})

/** User id; 0 is the site itself. */
const AgentId = Whole(0, Number.MAX_SAFE_INTEGER)

export const getMonthlySlots = read('GET appointment/monthly-time-slots', {
  access: 'member',
  summary: 'Lists the free slots of a host in a month; agent 0 is the site.',
  input: z.object({
    agent_id: AgentId,
    month: Whole(1, 12),
    year: Whole(2000, 2200),
    /** The property to view; slots are computed in its time zone. */
    property_id: OptionalId,
  }),
  output: z.object({
    agent_id: z.int(),
    month: z.int(),
    year: z.int(),
    availability_types: z.string(),
    timezone: z.string(),
    agent_timezone: z.string(),
    days: z.record(z.string(), z.array(TimeSlot)),
  }),
})

export const checkAvailability = read('GET appointment/check-availability', {
  access: 'member',
  summary: 'Returns whether a slot is free.',
  input: z
    .object({ agent_id: AgentId, property_id: OptionalId, date: Day, start_time: TimeOfDay, end_time: TimeOfDay })
    .check(isStretch),
  output: z.object({ available: z.boolean() }),
})

export const getViewingSlots = read('GET viewing-slots', {
  access: 'anyone',
  summary: 'Lists the free slots of a home by day from today, in its time zone.',
  input: z.object({ property_id: Id, from: z.optional(Day), days: z._default(Whole(1, 31), 14) }),
  output: z.object({
    timezone: z.string(),
    meeting_types: z.array(MeetingType),
    minutes: z.int(),
    /** False if the host has to confirm the request. */
    is_confirmed_at_once: z.boolean(),
    days: z.array(z.object({ date: z.string(), slots: z.array(TimeSlot) })),
  }),
})

const Person = z.object({ id: z.int(), name: z.string(), profile: Url, email: z.string() })

/** A viewing as returned to one of its two participants. */
export const Viewing = z.object({
  id: z.int(),
  property_id: z.int(),
  meeting_type: MeetingType,
  /** In the format of older clients: `20 Jun 2026`. */
  date: z.string(),
  start_at: Instant,
  end_at: Instant,
  status: z.literal(VIEWING_STATUSES),
  notes: z.string(),
  reason: z.string(),
  availability_types: z.string(),
  property: z.object({
    id: z.int(),
    slug_id: z.string(),
    title: z.string(),
    translated_title: z.string(),
    title_image: Url,
    address: z.string(),
    city: z.string(),
  }),
  /** The host: a user, or `admin` for the site itself. */
  agent: z.optional(Person),
  admin: z.optional(Person),
  /** The guest. */
  user: z.optional(Person),
  timezone: z.string(),
  /** Role of the viewer, and who proposed the current time. */
  side: z.literal(['guest', 'host']),
  proposed_by: z.literal(['guest', 'host']),
  can: z.object({ confirm: z.boolean(), reschedule: z.boolean(), cancel: z.boolean() }),
  created_at: Instant,
})
export type Viewing = z.output<typeof Viewing>

export const requestViewing = write('POST appointment/request', {
  access: 'member',
  summary: 'Requests a viewing. It is confirmed at once or by the host.',
  says: 'api.viewing-requested',
  input: z.object({
    property_id: Id,
    meeting_type: z._default(MeetingType, 'in_person'),
    date: Day,
    start_time: TimeOfDay,
    end_time: z.optional(TimeOfDay),
    /** The exact instant, which disambiguates the repeated hour when daylight saving time ends. */
    start_at: z.optional(Text(40)),
    notes: z.optional(Text(1000)),
  }),
  output: Viewing,
})

const list = z.object({
  desk,
  status: z.optional(z.literal(VIEWING_STATUSES)),
  date_filter: z.optional(z.literal(['upcoming', 'previous'])),
  meeting_type: z.optional(MeetingType),
  offset,
  limit: limit(),
})

export const getUserViewings = read('GET appointment/user-appointments', {
  access: 'member',
  summary: "Lists the viewer's viewing requests.",
  input: z.omit(list, { desk: true }),
  output: z.array(Viewing),
  beside: z.object({ total: z.int() }),
})

export const getAgentViewings = read('GET appointment/agent-appointments', {
  access: 'member',
  summary: "Lists viewings of the viewer's listings, or of the site's.",
  input: list,
  output: z.array(Viewing),
  beside: z.object({ total: z.int(), waiting: z.int() }),
})

export const updateViewing = write('POST appointment/update-status', {
  access: 'member',
  summary: 'Confirms, reschedules or cancels a viewing (with a reason), for its two participants.',
  input: z
    .object({
      appointment_id: Id,
      status: z.literal(['confirmed', 'cancelled', 'rescheduled']),
      reason: z.optional(Text(500)),
      date: z.optional(Day),
      start_time: z.optional(TimeOfDay),
      end_time: z.optional(TimeOfDay),
      start_at: z.optional(Text(40)),
      meeting_type: z.optional(MeetingType),
    })
    .check(
      z.refine(({ status, reason }) => status !== 'cancelled' || reason !== undefined, {
        error: 'api.required',
        path: ['reason'],
      }),
      z.refine(({ status, date }) => status !== 'rescheduled' || date !== undefined, {
        error: 'api.required',
        path: ['date'],
      }),
      z.refine(({ status, start_time }) => status !== 'rescheduled' || start_time !== undefined, {
        error: 'api.required',
        path: ['start_time'],
      }),
    ),
  output: Viewing,
})

export const updateMeetingType = write('POST appointment/update-meeting-type', {
  access: 'member',
  summary: 'Changes the meeting type of a viewing: in person, phone or video.',
  input: z.object({ appointment_id: Id, meeting_type: MeetingType }),
  output: Viewing,
})

export const reportGuest = write('POST appointment/report-user', {
  access: 'member',
  summary:
    "Reports a guest of the viewer for not attending or for misconduct. The guest can't book with the viewer again.",
  input: z.object({ user_id: Id, reason: Text(500) }),
  output: z.null(),
})

export const getGuestReports = read('GET appointment/get-user-reports', {
  access: 'member',
  summary: 'Lists the users that the viewer reported, newest first.',
  input: z.object({}),
  output: z.array(
    z.object({ id: z.int(), user_id: z.int(), name: z.string(), reason: z.string(), created_at: Instant }),
  ),
  beside: z.object({ total: z.int() }),
})

export const getViewingCalendar = read('GET viewing-calendar', {
  access: 'member',
  summary: 'Returns a viewing as an iCalendar file, for its two participants.',
  input: z.object({ appointment_id: Id }),
  output: z.object({ name: z.string(), text: z.string() }),
})

const Feed = z.object({
  /** Null if there is none. */
  created_at: z.nullable(Instant),
  /** Returned only when the calendar link is created. */
  url: z.nullable(Url),
})

export const getCalendarFeed = read('GET calendar-feed', {
  access: 'member',
  summary: 'Returns whether the viewer has a calendar feed.',
  input: z.object({}),
  output: Feed,
})

export const openCalendarFeed = write('POST calendar-feed', {
  access: 'member',
  summary: 'Creates a secret calendar feed URL. It replaces an older one.',
  input: z.object({}),
  output: Feed,
})

export const closeCalendarFeed = write('DELETE calendar-feed', {
  access: 'member',
  summary: 'Deletes the calendar feed URL.',
  input: z.object({}),
  output: Feed,
})

export type TimeSlot = z.output<typeof TimeSlot>
