import { getChats, getChatThread } from '#contract/chats.ts'
import { chatPath, SupportChatList } from '#web/admin/features/support/support-chat-list.tsx'
import { SupportThread } from '#web/admin/features/support/support-thread.tsx'
import { useSupportInbox } from '#web/admin/features/support/use-support-inbox.ts'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { threadOf } from '#web/features/chats/thread-of.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/support-inbox-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/support-admin/pack.ts'
import '#web/i18n/chats/pack.ts'

const PER_PAGE = 20
const MAX_SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  if (!isSignedIn) return { found: null }
  const of = threadOf(url.searchParams)
  const before = /^[1-9]\d{0,14}$/.test(url.searchParams.get('before') ?? '')
    ? Number(url.searchParams.get('before'))
    : undefined
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1)))
  const list = await staffOnly(api(getChats, { desk: 1, page, per_page: PER_PAGE }))
  const asked = of && { user_id: of.userId, property_id: of.propertyId, desk: 1 as const, limit: MAX_SHOWN, before }
  const thread = asked
    ? await api(getChatThread, asked).catch((error: unknown) => {
        if (isRefusal(error)) return null
        throw error
      })
    : null
  return { found: { list, thread, of, page, isEarlier: before !== undefined } }
}

/** The support inbox. */
export default function SupportInboxPage({ loaderData: { found } }: Route.ComponentProps) {
  return found && <SupportInbox found={found} />
}

function SupportInbox({
  found: { list, thread, of, page, isEarlier },
}: {
  found: NonNullable<Route.ComponentProps['loaderData']['found']>
}) {
  const { t } = useText()
  useSupportInbox()
  return (
    <>
      <AdminHead title={t('admin.place-desk')} text={t('messages.desk-text')} />
      {list.data.length === 0 && !thread ? (
        <EmptyState drawing="search" title={t('messages.desk-none')} text={t('messages.desk-none-text')} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
          <div className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 ${thread ? 'max-md:order-last' : ''}`}>
            <SupportChatList chats={list.data} of={of} />
            <Pagination
              current={page}
              last={list.total_page}
              hrefOf={(to) => (of ? `${chatPath(of)}&page=${to}` : paths.admin(`desk?page=${to}`))}
            />
          </div>
          {thread && of ? (
            <SupportThread key={`${of.userId} ${of.propertyId}`} thread={thread} of={of} isEarlier={isEarlier} />
          ) : (
            <p className="text-sm text-ink-soft max-md:hidden">{t('messages.choose')}</p>
          )}
        </div>
      )}
    </>
  )
}
