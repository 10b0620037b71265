import type { ChatMessage, getChatThread } from '#contract/chats.ts'
import type { Output } from '#contract/endpoint.ts'
import type { LiveEvent } from '#web/api/live.ts'

export type LoadedThread = Output<typeof getChatThread>
export type Person = LoadedThread['person']
export type PinnedHome = LoadedThread['property']

/** An open conversation, oldest message first. */
export interface ThreadState {
  messages: readonly ChatMessage[]
  hasMore: boolean
  person: Person
  /** The unread line: above the first message that was unread when the conversation was opened, or arrived unseen. */
  newFromId: number | null
}

export type ThreadAction =
  | { kind: 'older'; messages: readonly ChatMessage[]; hasMore: boolean }
  | { kind: 'arrived'; message: ChatMessage; isSeen: boolean }
  | { kind: 'deleted'; messageId: number }
  | { kind: 'cleared' }
  | { kind: 'receipt'; upToId: number; state: 'delivered' | 'read' }
  | { kind: 'blocks'; byMe: boolean; byUser: boolean }
  | { kind: 'presence'; isOnline: boolean }

export const openThread = ({ messages, has_more, person, first_unread_id }: LoadedThread): ThreadState => ({
  messages: messages.toReversed(),
  hasMore: has_more,
  person,
  newFromId: first_unread_id,
})

export function reduceThread(state: ThreadState, action: ThreadAction): ThreadState {
  const { person } = state
  switch (action.kind) {
    case 'older':
      return { ...state, messages: merged(state.messages, action.messages), hasMore: action.hasMore }
    case 'arrived':
      return arrive(state, action.message, action.isSeen)
    case 'deleted':
      return { ...state, messages: state.messages.filter(({ id }) => id !== action.messageId) }
    case 'cleared':
      return { ...state, messages: [], hasMore: false, newFromId: null }
    case 'receipt':
      return { ...state, messages: state.messages.map((message) => received(message, action, person.id)) }
    case 'blocks':
      return {
        ...state,
        person: {
          ...person,
          is_blocked_by_me: action.byMe,
          is_blocked_by_user: action.byUser,
          is_online: person.is_online && !action.byMe && !action.byUser,
        },
      }
    case 'presence':
      return {
        ...state,
        person: {
          ...person,
          is_online: action.isOnline,
          last_seen_at: action.isOnline ? person.last_seen_at : nowAt(),
        },
      }
  }
}

function arrive(state: ThreadState, message: ChatMessage, isSeen: boolean): ThreadState {
  const messages = merged(state.messages, [message])
  if (message.sender_id !== state.person.id) return { ...state, messages, newFromId: null }
  const newFromId = isSeen ? state.newFromId : (state.newFromId ?? message.id)
  return { ...state, messages, newFromId }
}

/** Each message once, ordered by id; a repeated one replaces the earlier version. */
function merged(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of more) {
    const before = byId.get(message.id)
    byId.set(message.id, before ? { ...message, ...furthest(before, message) } : message)
  }
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/** A read message does not become unread because an older response arrives late. */
const furthest = (a: ChatMessage, b: ChatMessage) => ({
  is_read: (a.is_read || b.is_read) as 0 | 1,
  is_delivered: (a.is_delivered || b.is_delivered) as 0 | 1,
})

function received(
  message: ChatMessage,
  { upToId, state }: { upToId: number; state: 'delivered' | 'read' },
  otherId: number,
): ChatMessage {
  if (message.sender_id === otherId || message.id > upToId) return message
  return { ...message, is_delivered: 1, is_read: state === 'read' ? 1 : message.is_read }
}

const nowAt = () => new Date().toISOString()

/** The conversation after an event; null when the event is about another conversation. */
export function threadAction(
  { kind, data }: LiveEvent,
  of: { userId: number; propertyId: number },
  isSeen: boolean,
): ThreadAction | null {
  if (kind === 'presence' && data.user_id === of.userId) return { kind: 'presence', isOnline: data.is_online }
  if (kind === 'block' && data.user_id === of.userId)
    return { kind: 'blocks', byMe: data.is_blocked_by_me, byUser: data.is_blocked_by_user }
  if (!('user_id' in data) || !('property_id' in data)) return null
  if (data.user_id !== of.userId || data.property_id !== of.propertyId) return null
  if (kind === 'message') return { kind: 'arrived', message: data, isSeen }
  if (kind === 'message-deleted') return { kind: 'deleted', messageId: data.message_id }
  if (kind === 'chat-deleted') return { kind: 'cleared' }
  return kind === 'receipt' ? { kind: 'receipt', upToId: data.message_id, state: data.state } : null
}
