import { useEffect } from 'react'
import { Link } from 'react-router'
import type { ChatListItem } from '#contract/chats.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { cache, useCached } from '#web/state/cached.ts'
import type { NewChat } from '#web/state/slices.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import type { ThreadOf } from './calls.ts'

/**
 * The conversation that was opened from a listing and has no message yet. It ends once it has one, or cannot be
 * started.
 */
export function useNewChat(chats: readonly ChatListItem[], missing: ThreadOf | null): NewChat | null {
  const newChat = useCached('newChat')
  const isOver =
    newChat !== null &&
    ((missing !== null && isSame(newChat, missing)) ||
      chats.some((chat) => isSame(newChat, { userId: chat.user_id, propertyId: chat.property_id })))
  useEffect(() => {
    if (isOver) cache('newChat', null)
  }, [isOver])
  return isOver ? null : newChat
}

export const isSame = (one: ThreadOf, other: ThreadOf) =>
  one.userId === other.userId && one.propertyId === other.propertyId

/** The same conversation in the list, above those with messages. */
export function NewChatRow({ chat, isCurrent }: { chat: NewChat; isCurrent: boolean }) {
  const { t } = useText()
  return (
    <Link
      to={paths.chat(chat.userId, chat.propertyId)}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex gap-3 p-3 no-underline outline-offset-[-2px] hover:bg-brand-soft aria-[current=page]:bg-brand-soft"
    >
      <Avatar name={chat.name} src={chat.profile} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <span className="truncate font-semibold">{chat.name}</span>
        <span className="truncate text-xs text-ink-soft">{chat.title}</span>
        <span className="truncate text-sm text-ink-soft">{t('chat.new')}</span>
      </span>
    </Link>
  )
}
