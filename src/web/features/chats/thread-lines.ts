import type { ChatMessage } from '#contract/chats.ts'

/** The rows of a conversation from top to bottom. */
export type ThreadLine =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage }

/** The messages, a separator where a day begins, and one where the unread ones begin. */
export function threadLines(
  messages: readonly ChatMessage[],
  newFromId: number | null,
  dayKey: (at: string) => string,
): ThreadLine[] {
  let day = ''
  return messages.flatMap((message) => {
    const lines: ThreadLine[] = []
    const own = dayKey(message.created_at)
    if (own !== day) lines.push({ kind: 'day', key: `day ${own}`, at: message.created_at })
    day = own
    if (message.id === newFromId) lines.push({ kind: 'new', key: 'new' })
    lines.push({ kind: 'message', key: `message ${message.id}`, message })
    return lines
  })
}
