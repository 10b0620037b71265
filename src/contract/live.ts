import * as z from 'zod/mini'
import { ChatMessage } from './chats.ts'
import { read, write } from './endpoint.ts'
import { Flag } from './fields.ts'
import { Notification } from './notifications.ts'

export const openLive = write('POST live-ticket', {
  access: 'member',
  allowedInDemo: true,
  summary: 'A ticket that opens the stream at /api/live once, within 30 seconds, where no header can be sent.',
  input: z.object({}),
  output: z.object({ ticket: z.string(), expires_in: z.int() }),
})

export const getUnreadCounts = read('GET unread-counts', {
  access: 'member',
  summary: 'How much waits for the viewer: conversations, messages in them, notifications.',
  input: z.object({ desk: Flag }),
  output: z.object({ chats: z.int(), messages: z.int(), notifications: z.int() }),
})

const inThread = { user_id: z.int(), property_id: z.int() }

/**
 * What the stream says, by the name of the event. Those with a number are kept: after a lost connection the stream goes on
 * behind the last number a page has seen. The others are only of use at the moment.
 */
export const LIVE_EVENTS = {
  /** First of all: up to which number everything was told. */
  hello: z.object({ last_event_id: z.int() }),
  message: z.extend(ChatMessage, inThread),
  'message-deleted': z.object({ ...inThread, message_id: z.int() }),
  /** The viewer emptied a conversation on another page. */
  'chat-deleted': z.object(inThread),
  /** The other side has, or has read, the viewer's messages up to this one. */
  receipt: z.object({ ...inThread, message_id: z.int(), state: z.literal(['delivered', 'read']) }),
  /** The viewer read a conversation on another page. */
  'chat-read': z.object({ ...inThread, message_id: z.int(), unread_count: z.int() }),
  block: z.object({ user_id: z.int(), is_blocked_by_me: z.boolean(), is_blocked_by_user: z.boolean() }),
  notification: Notification,
  'notifications-read': z.object({ unread: z.int() }),
  typing: z.object(inThread),
  presence: z.object({ user_id: z.int(), is_online: z.boolean() }),
  /** Too much was missed: load everything anew. */
  reset: z.object({ last_event_id: z.int() }),
  /** The stream ends on purpose: come back at once, or not at all once signed out. */
  bye: z.object({ reason: z.literal(['moved', 'signed-out']) }),
} as const
