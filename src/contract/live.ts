import * as z from 'zod/mini'
import { ChatMessage } from './chats.ts'
import { read, write } from './endpoint.ts'
import { Flag } from './fields.ts'
import { Notification } from './notifications.ts'

export const openLive = write('POST live-ticket', {
  access: 'member',
  allowedInDemo: true,
  summary:
    "Returns a ticket for the event stream at /api/live, valid once for 30 seconds, for clients that can't send headers.",
  input: z.object({}),
  output: z.object({ ticket: z.string(), expires_in: z.int() }),
})

export const getUnreadCounts = read('GET unread-counts', {
  access: 'member',
  summary: "Counts the viewer's unread conversations, messages and notifications.",
  input: z.object({ desk: Flag }),
  output: z.object({ chats: z.int(), messages: z.int(), notifications: z.int() }),
})

const inThread = { user_id: z.int(), property_id: z.int() }

/**
 * Events of the live stream by name. Events with a sequence number are stored: after a reconnect the stream continues
 * after the last number the page has seen. All other events are ephemeral.
 */
export const LIVE_EVENTS = {
  /** First event of a stream: the sequence number up to which everything was delivered. */
  hello: z.object({ last_event_id: z.int() }),
  message: z.extend(ChatMessage, inThread),
  'message-deleted': z.object({ ...inThread, message_id: z.int() }),
  /** The viewer cleared a conversation in another tab or on another device. */
  'chat-deleted': z.object(inThread),
  /** The other participant has received, or has read, the viewer's messages up to this one. */
  receipt: z.object({ ...inThread, message_id: z.int(), state: z.literal(['delivered', 'read']) }),
  /** The viewer read a conversation in another tab or on another device. */
  'chat-read': z.object({ ...inThread, message_id: z.int(), unread_count: z.int() }),
  block: z.object({ user_id: z.int(), is_blocked_by_me: z.boolean(), is_blocked_by_user: z.boolean() }),
  notification: Notification,
  'notifications-read': z.object({ unread: z.int() }),
  typing: z.object(inThread),
  presence: z.object({ user_id: z.int(), is_online: z.boolean() }),
  /** The missed events are no longer available: reload everything. */
  reset: z.object({ last_event_id: z.int() }),
  /** The server ends the stream: reconnect immediately, or not at all after a sign-out. */
  bye: z.object({ reason: z.literal(['moved', 'signed-out']) }),
} as const
