import type { ReactNode } from 'react'
import type { ChatListItem } from '#contract/chats.ts'
import { useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ThreadOf } from './calls.ts'
import { ChatList } from './chat-list.tsx'
import { isSame, NewChatRow, useNewChat } from './new-chat.tsx'
import { useChatList } from './use-chat-list.ts'
import { useOnline } from './use-online.ts'
import './chat.css'

interface Props {
  chats: readonly ChatListItem[]
  total: number
  readerId: number
  /** The requested conversation, if any. */
  of: ThreadOf | null
  /** It is loading. */
  isLoading: boolean
  problem: 'missing' | 'failed' | null
  onRetry: () => void
  /** The conversation itself. */
  children: ReactNode
}

/** The list beside the conversation; on phones one of the two. */
export function ChatScreen({ chats, total, readerId, of, isLoading, problem, onRetry, children }: Props) {
  const { t } = useText()
  const list = useChatList(chats, total, readerId)
  const isOffline = !useOnline()
  const isCurrent = (chat: ChatListItem) => chat.user_id === of?.userId && chat.property_id === of.propertyId
  const newChat = useNewChat(list.chats, problem === 'missing' ? of : null)
  return (
    <main id="content" data-chat="" data-open={of ? '' : undefined} className="chat wrap-page">
      <h1 className="sr-only">{t('chat.title')}</h1>
      <div className="chat-frame">
        <div className="chat-side">
          <ChatList
            chats={list.chats}
            first={newChat && <NewChatRow chat={newChat} isCurrent={of !== null && isSame(newChat, of)} />}
            isCurrent={isCurrent}
            hasMore={list.hasMore}
            state={list.state}
            onMore={list.loadMore}
          />
        </div>
        <div className="chat-main">
          {isOffline && (
            <p role="status" className="flex items-center gap-2 bg-warn-soft px-4 py-2 text-sm">
              <Icon name="wifi-off" size={18} />
              {t('chat.offline')}
            </p>
          )}
          {isLoading ? <ThreadSkeleton /> : of ? (problemOf(problem, onRetry, t) ?? children) : <Nothing />}
        </div>
      </div>
    </main>
  )
}

function problemOf(problem: Props['problem'], onRetry: () => void, t: ReturnType<typeof useText>['t']) {
  if (problem === 'failed') return <ErrorState message={t('chat.failed')} onRetry={onRetry} />
  if (problem === 'missing')
    return <EmptyState drawing="messages" title={t('chat.missing-title')} text={t('chat.missing-text')} />
  return null
}

function Nothing() {
  const { t } = useText()
  return (
    <div className="grid flex-1 place-items-center max-md:hidden">
      <EmptyState drawing="messages" title={t('chat.choose-title')} text={t('chat.choose-text')} />
    </div>
  )
}

function ThreadSkeleton() {
  const { t } = useText()
  return (
    <div role="status" className="grid gap-4 p-4">
      <span className="sr-only">{t('ui.loading')}</span>
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-16 w-72" />
      <Skeleton className="ms-auto h-16 w-72" />
      <Skeleton className="h-10 w-56" />
    </div>
  )
}
