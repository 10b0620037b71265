import * as z from 'zod/mini'
import { MAX_MESSAGE } from '#domain/message-text.ts'
import { type FileRule, read, write } from './endpoint.ts'
import { Bit, Flag, Id, Instant, Numeric, OptionalId, Text, Url } from './fields.ts'

/** User id, or 0 for support. */
const Whom = Numeric(z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)))

/** Acts as support; only staff may set it. */
const desk = Flag

/** Clients request page 0 first and page 2 next, so 0 and 1 are the same page. */
const page = z._default(
  z.pipe(
    Numeric(z.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
    z.transform((number) => Math.max(1, number)),
  ),
  1,
)
const per_page = z._default(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(100))), 15)

export const ChatListItem = z.object({
  property_id: z.int(),
  title: z.string(),
  translated_title: z.string(),
  title_image: Url,
  slug_id: z.string(),
  date: Instant,
  unread_count: z.int(),
  /** User id of the other participant; 0 is support. */
  user_id: z.int(),
  name: z.string(),
  profile: Url,
  /** Always empty: push tokens are not disclosed to other users. */
  fcm_id: z.string(),
  is_blocked_by_me: z.boolean(),
  is_blocked_by_user: z.boolean(),
  is_online: z.boolean(),
  last_message: z.string(),
  last_message_type: z.literal(['text', 'file', 'audio', 'file_and_text']),
  last_message_is_mine: z.boolean(),
})
export type ChatListItem = z.output<typeof ChatListItem>

export const ChatMessage = z.object({
  id: z.int(),
  sender_id: z.int(),
  receiver_id: z.int(),
  property_id: z.int(),
  message: z.nullable(z.string()),
  is_read: Bit,
  is_delivered: Bit,
  file: Url,
  file_name: z.string(),
  audio: Url,
  created_at: Instant,
  updated_at: Instant,
  chat_message_type: z.literal(['text', 'file', 'audio', 'file_and_text']),
  /** Avatar of the viewer. */
  user_profile: Url,
  time_ago: z.string(),
  /** Name of the staff member who replied as support; returned to support only. */
  author_name: z.nullable(z.string()),
  /** Identifies the message for the client that sent it; returned to the sender only. */
  idempotency_key: z.nullable(z.string()),
})
export type ChatMessage = z.output<typeof ChatMessage>

export const getChats = read('GET get_chats', {
  access: 'member',
  summary: "Lists the viewer's conversations, one per user and listing, newest first.",
  input: z.object({ page, per_page, desk }),
  output: z.array(ChatListItem),
  beside: z.object({ total_page: z.int(), total: z.int() }),
})

/** One page of a list in the format of older clients. */
const MessagePage = z.object({
  current_page: z.int(),
  data: z.array(ChatMessage),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  path: Url,
  first_page_url: Url,
  last_page_url: Url,
  next_page_url: z.nullable(Url),
  prev_page_url: z.nullable(Url),
  links: z.array(z.object({ url: z.nullable(Url), label: z.string(), active: z.boolean() })),
})

export const getMessages = write('GET get_messages', {
  access: 'member',
  impersonation: 'allowed',
  allowedInDemo: true,
  summary: 'Returns a page of a conversation, newest first, and marks it as read.',
  input: z.object({ user_id: Whom, property_id: Id, page, per_page, desk }),
  failures: { invalid: 'soft', refused: 'soft', missing: 'soft' },
  says: 'api.fetched',
  output: MessagePage,
  beside: z.object({ total_page: z.int() }),
})

/** Attachments accepted in a message. */
export const CHAT_FILES = {
  file: { maxKilobytes: 2024, types: ['png', 'jpg', 'pdf', 'doc', 'docx'] },
  audio: { maxKilobytes: 5024, types: ['mp3', 'm4a', 'mp4', 'webm'] },
} as const satisfies Record<string, FileRule>

export const sendMessage = write('POST send_message', {
  access: 'member',
  summary: 'Sends a text, file or voice message about a listing. A repeated `idempotency_key` sends once.',
  input: z.object({
    receiver_id: Whom,
    property_id: Id,
    message: z.optional(z.string().check(z.maxLength(MAX_MESSAGE))),
    idempotency_key: z.optional(Text(100)),
    desk,
  }),
  files: CHAT_FILES,
  failures: { invalid: 'soft', refused: 'hard', missing: 'hard' },
  says: 'api.message-sent',
  output: z.nullable(ChatMessage),
  beside: z.object({ id: z.int() }),
})

export const deleteChatMessage = write('POST delete_chat_message', {
  access: 'member',
  summary: 'Deletes an own message for everyone, hides a received one, or clears a conversation for the viewer.',
  input: z.object({ message_id: OptionalId, receiver_id: z.optional(Whom), property_id: OptionalId, desk }).check(
    z.refine((i) => i.message_id !== undefined || (i.receiver_id !== undefined && i.property_id !== undefined), {
      error: 'api.message-or-chat-required',
      path: ['message_id'],
    }),
  ),
  output: z.null(),
})

const thread = { user_id: Whom, property_id: Id, desk }

export const getChatThread = read('GET chat-thread', {
  access: 'member',
  summary: 'Returns a page of a conversation with its participants and listing, newest first, for our own site.',
  input: z.object({
    ...thread,
    /** Only messages older than this message id. */
    before: OptionalId,
    /** Only messages newer than this message id, oldest first. */
    after: OptionalId,
    limit: z._default(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(100))), 30),
  }),
  output: z.object({
    messages: z.array(ChatMessage),
    has_more: z.boolean(),
    /** Id of the first unread message; null if there is none. */
    first_unread_id: z.nullable(z.int()),
    unread_count: z.int(),
    person: z.object({
      id: z.int(),
      name: z.string(),
      slug_id: z.string(),
      profile: Url,
      is_active: z.boolean(),
      is_online: z.boolean(),
      last_seen_at: z.nullable(Instant),
      is_blocked_by_me: z.boolean(),
      is_blocked_by_user: z.boolean(),
    }),
    property: z.object({
      id: z.int(),
      slug_id: z.string(),
      title: z.string(),
      translated_title: z.string(),
      title_image: Url,
      price: z.number(),
      property_type: z.string(),
      rentduration: z.nullable(z.string()),
      city: z.string(),
      /** True if the viewer owns the listing. */
      is_own: z.boolean(),
    }),
  }),
})

export const readChat = write('POST chat-read', {
  access: 'member',
  allowedInDemo: true,
  summary: 'Marks a conversation as read up to a message.',
  input: z.object({ ...thread, message_id: Id }),
  output: z.object({ unread_count: z.int() }),
})

export const acknowledgeMessages = write('POST chat-delivered', {
  access: 'member',
  allowedInDemo: true,
  summary: 'Marks messages as delivered to a device of the viewer.',
  input: z.object({ message_ids: z.array(Id).check(z.minLength(1), z.maxLength(100)), desk }),
  output: z.null(),
})

export const typeInChat = write('POST chat-typing', {
  access: 'member',
  allowedInDemo: true,
  summary: 'Shows the other participant for a few seconds that the viewer is typing.',
  input: z.object(thread),
  output: z.null(),
})

export const getPresence = read('GET chat-presence', {
  access: 'member',
  summary: "Lists which of the viewer's chat partners are online, without strangers and blocked users.",
  input: z.object({
    user_ids: z.pipe(
      z.string().check(z.maxLength(2000), z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/)),
      z.transform((list) => list.split(',').map(Number)),
    ),
  }),
  output: z.array(z.object({ user_id: z.int(), is_online: z.boolean(), last_seen_at: z.nullable(Instant) })),
})
