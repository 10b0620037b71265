import * as z from 'zod/mini'
import { CHANNELS, KIND_NAMES } from '#domain/notification-kinds.ts'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, limit, offset, Url } from './fields.ts'

/** A notification as returned to its recipient. */
export const Notification = z.object({
  id: z.int(),
  title: z.string(),
  message: z.string(),
  /** 0 general, 1 enquiry or status, 2 payment. */
  type: z.literal([0, 1, 2]),
  /** 0 selected users, 1 all users. */
  send_type: z.literal([0, 1]),
  customers_id: z.nullable(z.string()),
  propertys_id: z.nullable(z.int()),
  notification_image: Url,
  property: z.nullable(z.object({ id: z.int(), slug_id: z.string(), title: z.string(), title_image: Url })),
  created: z.string(),
  created_at: Instant,
  /** The same time under the name that newer clients read. */
  date: Instant,
  /** Notification kind, for our own pages; null for text written by staff. */
  kind: z.nullable(z.string()),
  is_read: z.boolean(),
})
export type Notification = z.output<typeof Notification>

export const getNotificationList = read('GET get_notification_list', {
  access: 'member',
  summary: "Lists the viewer's notifications and announcements, newest first.",
  input: z.object({ offset, limit: limit() }),
  output: z.array(Notification),
  beside: z.object({ total: z.int(), unread: z.int() }),
})

export const readNotifications = write('POST notifications-read', {
  access: 'member',
  allowedInDemo: true,
  summary: 'Marks some or all notifications as read.',
  input: z.object({ ids: z._default(z.array(Id).check(z.maxLength(200)), []), all: Flag }).check(
    z.refine(({ ids, all }) => all || ids.length > 0, {
      error: 'api.either-required',
      params: { field: 'ids', other: 'all' },
      path: ['ids'],
    }),
  ),
  output: z.object({ unread: z.int() }),
})

const Kind = z.literal(KIND_NAMES)
const Channel = z.literal(CHANNELS)

/** A notification kind and the channels on which the viewer receives it. */
const Preference = z.object({ kind: Kind, topic: z.string(), app: z.boolean(), mail: z.boolean(), push: z.boolean() })

export const getNotificationPreferences = read('GET notification-preferences', {
  access: 'member',
  summary: "Lists notification types with the viewer's channels.",
  input: z.object({}),
  output: z.object({
    /** False disables email and push for every kind. */
    notification: z.boolean(),
    kinds: z.array(Preference),
  }),
})

export const setNotificationPreferences = write('POST notification-preferences', {
  access: 'member',
  summary: 'Sets the channels of notification types for the viewer.',
  input: z.object({
    choices: z.array(z.object({ kind: Kind, channel: Channel, is_on: Flag })).check(z.minLength(1), z.maxLength(100)),
  }),
  output: z.array(Preference),
})
