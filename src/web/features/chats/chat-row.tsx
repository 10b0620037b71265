import { Link } from 'react-router'
import type { ChatListItem } from '#contract/chats.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { useClock } from './use-clock.ts'

/** One conversation: participant, listing, last message, and unread count. */
export function ChatRow({ chat, isCurrent }: { chat: ChatListItem; isCurrent: boolean }) {
  const { t } = useText()
  const { shortOf } = useClock()
  const isBlocked = chat.is_blocked_by_me || chat.is_blocked_by_user
  return (
    <Link
      to={paths.chat(chat.user_id, chat.property_id)}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex gap-3 p-3 no-underline outline-offset-[-2px] hover:bg-brand-soft aria-[current=page]:bg-brand-soft"
    >
      <span className="relative self-start">
        <Avatar name={chat.name} src={chat.profile} />
        {chat.is_online && (
          <span className="absolute end-0 bottom-0 size-3 rounded-full border-2 border-surface bg-good" />
        )}
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate font-semibold">{chat.name}</span>
          <time dateTime={chat.date} className="figures shrink-0 text-xs text-ink-soft">
            {shortOf(chat.date)}
          </time>
        </span>
        <span className="truncate text-xs text-ink-soft">{chat.translated_title}</span>
        <span className="flex items-center justify-between gap-2">
          <span className={`truncate text-sm ${chat.unread_count > 0 ? 'font-semibold' : 'text-ink-soft'}`}>
            {useLastMessageText(chat)}
          </span>
          {isBlocked && <Badge>{t('chat.blocked-mark')}</Badge>}
          {chat.unread_count > 0 && (
            <span className="figures grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full bg-brand px-1.5 text-xs font-bold text-on-brand">
              <span aria-hidden="true">{chat.unread_count > 99 ? '99+' : chat.unread_count}</span>
              <span className="sr-only">{t('chat.unread', { count: chat.unread_count })}</span>
            </span>
          )}
        </span>
        {chat.is_online && <span className="sr-only">{t('chat.online')}</span>}
      </span>
    </Link>
  )
}

function useLastMessageText({ last_message, last_message_type, last_message_is_mine }: ChatListItem): string {
  const { t } = useText()
  const text = last_message || t(last_message_type === 'audio' ? 'chat.voice' : 'chat.file')
  return last_message_is_mine ? t('chat.you', { text }) : text
}
