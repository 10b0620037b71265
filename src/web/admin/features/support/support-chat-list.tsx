import { Link } from 'react-router'
import type { ChatListItem } from '#contract/chats.ts'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import type { SupportChat } from './calls.ts'

export const chatPath = ({ userId, propertyId }: SupportChat) =>
  paths.admin(`desk?user=${userId}&property=${propertyId}`)

/** The conversations of the support inbox, latest first. */
export function SupportChatList({ chats, of }: { chats: readonly ChatListItem[]; of: SupportChat | null }) {
  const { t } = useText()
  const { day } = useDateFormat()
  return (
    <nav aria-label={t('messages.conversations')}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {chats.map((chat) => (
          <li key={`${chat.user_id} ${chat.property_id}`} className="min-w-0">
            <Link
              to={chatPath({ userId: chat.user_id, propertyId: chat.property_id })}
              preventScrollReset
              aria-current={of?.userId === chat.user_id && of.propertyId === chat.property_id ? 'page' : undefined}
              className="grid grid-cols-[minmax(0,1fr)] gap-0.5 rounded-md border border-line bg-surface p-3 text-sm no-underline hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-brand-soft"
            >
              <span className="flex justify-between gap-3">
                <strong className="min-w-0 truncate">{chat.name}</strong>
                <span className="shrink-0 text-xs text-ink-soft">{day(chat.date)}</span>
              </span>
              <span className="truncate text-ink-soft">{chat.translated_title}</span>
              <span className="flex justify-between gap-3">
                <span className="min-w-0 truncate">{chat.last_message || t('messages.file')}</span>
                {chat.unread_count > 0 && (
                  <span className="shrink-0 text-clay">{t('messages.unread', { count: chat.unread_count })}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
