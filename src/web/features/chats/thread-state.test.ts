import { describe, expect, test } from 'vitest'
import type { ChatListItem, ChatMessage } from '#contract/chats.ts'
import type { LiveEvent } from '#web/api/live.ts'
import { reduceChats } from './list-state.ts'
import { openThread, reduceThread, type ThreadState, threadAction } from './thread-state.ts'

const ME = 1
const OTHER = 2
const HOME = 7
const at = '2026-11-16T10:00:00.000000Z'

const message = (id: number, from = OTHER, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  sender_id: from,
  receiver_id: from === OTHER ? ME : OTHER,
  property_id: HOME,
  message: `m${id}`,
  is_read: 0,
  is_delivered: 0,
  file: '',
  file_name: '',
  audio: '',
  created_at: at,
  updated_at: at,
  chat_message_type: 'text',
  user_profile: '',
  time_ago: '',
  author_name: null,
  idempotency_key: null,
  ...more,
})

const person = {
  id: OTHER,
  name: 'Kabir',
  slug_id: 'kabir',
  profile: '',
  is_active: true,
  is_online: true,
  last_seen_at: null,
  is_blocked_by_me: false,
  is_blocked_by_user: false,
}
const state = (messages: ChatMessage[], more: Partial<ThreadState> = {}): ThreadState => ({
  messages,
  hasMore: true,
  person,
  newFromId: null,
  ...more,
})
const ids = ({ messages }: ThreadState) => messages.map(({ id }) => id)
const liveMessage = (id: number, from: number, more: object = {}): LiveEvent => ({
  kind: 'message',
  data: { ...message(id, from), user_id: OTHER, ...more },
})

describe('an open conversation', () => {
  test('begins with the oldest loaded message', () => {
    const property = { id: HOME } as never
    const opened = openThread({
      messages: [message(3), message(2)],
      has_more: true,
      first_unread_id: 3,
      unread_count: 1,
      person,
      property,
    })
    expect(ids(opened)).toEqual([2, 3])
    expect(opened.newFromId).toBe(3)
  })

  test('shows each message once, in order, however often and late it arrives', () => {
    let now = state([message(4), message(6)])
    now = reduceThread(now, { kind: 'arrived', message: message(5), isSeen: true })
    now = reduceThread(now, { kind: 'arrived', message: message(6), isSeen: true })
    now = reduceThread(now, { kind: 'older', messages: [message(4), message(3)], hasMore: false })
    expect(ids(now)).toEqual([3, 4, 5, 6])
    expect(now.hasMore).toBe(false)
  })

  test('never reverts a read receipt when an older response arrives late', () => {
    const read = reduceThread(state([message(1, ME), message(2, ME), message(3)]), {
      kind: 'receipt',
      upToId: 1,
      state: 'read',
    })
    expect(read.messages.map((one) => one.is_read)).toEqual([1, 0, 0])
    const late = reduceThread(read, { kind: 'arrived', message: message(1, ME), isSeen: true })
    expect(late.messages[0]).toMatchObject({ is_read: 1, is_delivered: 1 })
  })

  test('draws the unread line above the first message that came unseen, and removes it with a reply', () => {
    let now = reduceThread(state([message(1)]), { kind: 'arrived', message: message(2), isSeen: true })
    expect(now.newFromId).toBeNull()
    now = reduceThread(now, { kind: 'arrived', message: message(3), isSeen: false })
    now = reduceThread(now, { kind: 'arrived', message: message(4), isSeen: false })
    expect(now.newFromId).toBe(3)
    now = reduceThread(now, { kind: 'arrived', message: message(5, ME), isSeen: true })
    expect(now.newFromId).toBeNull()
  })

  test('knows the block state and the presence', () => {
    const blocked = reduceThread(state([]), { kind: 'blocks', byMe: true, byUser: false })
    expect(blocked.person).toMatchObject({ is_blocked_by_me: true, is_online: false })
    const left = reduceThread(state([]), { kind: 'presence', isOnline: false })
    expect(left.person.is_online).toBe(false)
    expect(left.person.last_seen_at).not.toBeNull()
  })

  test.each([
    [liveMessage(9, OTHER), 'arrived'],
    [liveMessage(9, ME), 'arrived'],
    [liveMessage(9, OTHER, { property_id: 8 }), undefined],
    [liveMessage(9, 3, { user_id: 3 }), undefined],
    [{ kind: 'chat-deleted', data: { user_id: OTHER, property_id: HOME } }, 'cleared'],
    [{ kind: 'presence', data: { user_id: 3, is_online: true } }, undefined],
    [{ kind: 'notifications-read', data: { unread: 0 } }, undefined],
  ] as [LiveEvent, string | undefined][])('applies only events about it: %j', (event, kind) => {
    expect(threadAction(event, { userId: OTHER, propertyId: HOME }, true)?.kind).toBe(kind)
  })
})

describe('the list of conversations', () => {
  const chat = (userId: number, propertyId: number): ChatListItem => ({
    property_id: propertyId,
    title: '',
    translated_title: '',
    title_image: '',
    slug_id: '',
    date: at,
    unread_count: 0,
    user_id: userId,
    name: '',
    profile: '',
    fcm_id: '',
    is_blocked_by_me: false,
    is_blocked_by_user: false,
    is_online: false,
    last_message: '',
    last_message_type: 'text',
    last_message_is_mine: false,
  })
  const chats = [chat(3, HOME), chat(OTHER, HOME)]

  test('moves a conversation to the top and counts messages of others', () => {
    const after = reduceChats(chats, liveMessage(9, OTHER), ME)!
    expect(after.map((one) => [one.user_id, one.unread_count, one.last_message])).toEqual([
      [OTHER, 1, 'm9'],
      [3, 0, ''],
    ])
    expect(reduceChats(chats, liveMessage(9, ME), ME)![0]).toMatchObject({
      unread_count: 0,
      last_message_is_mine: true,
    })
  })

  test('refetches when an event is not enough', () => {
    expect(reduceChats(chats, liveMessage(9, 4, { user_id: 4 }), ME)).toBeNull()
    expect(reduceChats(chats, { kind: 'reset', data: { last_event_id: 3 } }, ME)).toBeNull()
  })

  test('removes a conversation that was deleted elsewhere and no other', () => {
    const event: LiveEvent = { kind: 'chat-deleted', data: { user_id: OTHER, property_id: HOME } }
    expect(reduceChats(chats, event, ME)!.map(({ user_id }) => user_id)).toEqual([3])
  })
})
