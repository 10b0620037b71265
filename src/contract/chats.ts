import * as z from 'zod/mini'
import { MOST_MESSAGE } from '#domain/message-text.ts'
import { type FileRule, read, write } from './endpoint.ts'
import { Bit, Flag, Id, Instant, Numeric, Text, Url } from './fields.ts'

/** Somebody by id, or 0 for the desk of the site. */
const Whom = Numeric(z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)))

/** Staff answer in the name of the site; nobody else may. */
const desk = Flag

/** Clients ask for page 0 first and for page 2 next; 0 and 1 are the same page. */
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
  /** 0 is the desk of the site. */
  user_id: z.int(),
  name: z.string(),
  profile: Url,
  /** Always empty: where to reach somebody's phone is not for others. */
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
  /** The picture of whoever asks. */
  user_profile: Url,
  time_ago: z.string(),
  /** Who of the staff spoke for the desk; only the desk is told. */
  author_name: z.nullable(z.string()),
  /** By which a client knows its own message again; only its sender is told. */
  idempotency_key: z.nullable(z.string()),
})
export type ChatMessage = z.output<typeof ChatMessage>

export const getChats = read('GET get_chats', {
  access: 'member',
  summary: "The viewer's conversations, one per person and home, the latest first.",
  input: z.object({ page, per_page, desk }),
  output: z.array(ChatListItem),
  beside: z.object({ total_page: z.int(), total: z.int() }),
})

/** A page of a list as older clients read it. */
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
  summary: 'A page of a conversation, newest first; what it shows counts as read.',
  input: z.object({ user_id: Whom, property_id: Id, page, per_page, desk }),
  failures: { invalid: 'soft', refused: 'soft', missing: 'soft' },
  says: 'api.fetched',
  output: MessagePage,
  beside: z.object({ total_page: z.int() }),
})

/** What may be sent along. */
export const CHAT_FILES = {
  file: { maxKilobytes: 2024, types: ['png', 'jpg', 'pdf', 'doc', 'docx'] },
  audio: { maxKilobytes: 5024, types: ['mp3', 'm4a', 'mp4', 'webm'] },
} as const satisfies Record<string, FileRule>

export const sendMessage = write('POST send_message', {
  access: 'member',
  summary: 'Sends words, a file or a recording about a home; the same `idempotency_key` sends once.',
  input: z.object({
    receiver_id: Whom,
    property_id: Id,
    message: z.optional(z.string().check(z.maxLength(MOST_MESSAGE))),
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
  summary: 'Takes back an own message, hides a received one, or empties the viewer’s side of one conversation.',
  input: z
    .object({ message_id: z.optional(Id), receiver_id: z.optional(Whom), property_id: z.optional(Id), desk })
    .check(
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
  summary: 'A conversation for our own pages: newest first, before a message, with who and what it is about.',
  input: z.object({
    ...thread,
    /** Only messages older than this one. */
    before: z.optional(Id),
    /** Only messages newer than this one, oldest first. */
    after: z.optional(Id),
    limit: z._default(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(100))), 30),
  }),
  output: z.object({
    messages: z.array(ChatMessage),
    has_more: z.boolean(),
    /** Where the unread ones begin. */
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
      /** The viewer offers it. */
      is_own: z.boolean(),
    }),
  }),
})

export const readChat = write('POST chat-read', {
  access: 'member',
  allowedInDemo: true,
  summary: 'The viewer has read a conversation up to this message.',
  input: z.object({ ...thread, message_id: Id }),
  output: z.object({ unread_count: z.int() }),
})

export const acknowledgeMessages = write('POST chat-delivered', {
  access: 'member',
  allowedInDemo: true,
  summary: 'A device of the viewer has these messages.',
  input: z.object({ message_ids: z.array(Id).check(z.minLength(1), z.maxLength(100)), desk }),
  output: z.null(),
})

export const typeInChat = write('POST chat-typing', {
  access: 'member',
  allowedInDemo: true,
  summary: 'Shows the other side for a few seconds that the viewer is typing.',
  input: z.object(thread),
  output: z.null(),
})

export const getPresence = read('GET chat-presence', {
  access: 'member',
  summary: "Which of the viewer's partners have a page open; strangers and blocked people are left out.",
  input: z.object({
    user_ids: z.pipe(
      z.string().check(z.maxLength(2000), z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/)),
      z.transform((list) => list.split(',').map(Number)),
    ),
  }),
  output: z.array(z.object({ user_id: z.int(), is_online: z.boolean(), last_seen_at: z.nullable(Instant) })),
})
