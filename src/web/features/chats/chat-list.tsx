import type { ReactNode } from 'react'
import type { ChatListItem } from '#contract/chats.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ChatRow } from './chat-row.tsx'

interface Props {
  chats: readonly ChatListItem[]
  /** A conversation without a message yet. */
  first: ReactNode
  isCurrent: (chat: ChatListItem) => boolean
  hasMore: boolean
  state: 'idle' | 'loading' | 'failed'
  onMore: () => void
}

/** All conversations, latest first. */
export function ChatList({ chats, first, isCurrent, hasMore, state, onMore }: Props) {
  const { t } = useText()
  if (chats.length === 0 && !first)
    return (
      <EmptyState
        drawing="messages"
        title={t('chat.empty-title')}
        text={t('chat.empty-text')}
        action={
          <LinkButton kind="primary" to={paths.properties()}>
            {t('chat.explore')}
          </LinkButton>
        }
      />
    )
  return (
    <nav aria-label={t('chat.list')}>
      <ul>
        {first && <li className="border-b border-line">{first}</li>}
        {chats.map((chat) => (
          <li key={`${chat.user_id} ${chat.property_id}`} className="border-b border-line">
            <ChatRow chat={chat} isCurrent={isCurrent(chat)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="grid justify-items-center gap-2 p-4">
          {state === 'failed' && <p className="text-sm text-bad">{t('chat.failed')}</p>}
          <Button size="small" busy={state === 'loading'} onClick={onMore}>
            {t('chat.more-chats')}
          </Button>
        </div>
      )}
    </nav>
  )
}
