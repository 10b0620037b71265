import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { getNotificationList, getNotificationPreferences } from '#contract/notifications.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { listenLive } from '#web/api/live.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useAccount } from '#web/features/accounts/account-context.ts'
import { AccountFrame, SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { NotificationList } from '#web/features/notifications/notification-list.tsx'
import { PreferencesForm } from '#web/features/notifications/preferences-form.tsx'
import { PushSwitch } from '#web/features/push/push-switch.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { pageNumber } from '#web/parts/address-params.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Route } from './+types/notifications-page'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/notifications/pack.ts'

const PAGE_SIZE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const page = pageNumber(url.searchParams)
  const [list, preferences] = isSignedIn
    ? await Promise.all([
        api(getNotificationList, { offset: Math.min((page - 1) * PAGE_SIZE, 1_000_000), limit: PAGE_SIZE }),
        api(getNotificationPreferences, {}),
      ])
    : []
  return {
    own: list && preferences ? { notifications: list.data, total: list.total, unread: list.unread, preferences } : null,
    page,
    now: Date.now(),
    meta: pageMeta({
      title: t('notifications.title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('notifications.empty-text'),
      url: baseUrl + paths.notifications(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function NotificationsPage({ loaderData: { own, page, now } }: Route.ComponentProps) {
  const { t } = useText()
  const { reader } = useAccount()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  useNews(reader?.id, revalidate)
  const mark = async (ids: readonly number[] | 'all') => {
    const input = ids === 'all' ? { all: true as const } : { ids: [...ids] }
    await lazyCall(import('#contract/notifications.ts'), 'readNotifications', input)
  }
  const markAll = async () => {
    setBusy(true)
    try {
      await mark('all')
      await revalidate()
    } catch {
      toast(t('notifications.failed'), { kind: 'error' })
    }
    setBusy(false)
  }
  return (
    <AccountFrame
      current="notifications"
      title={t('notifications.title')}
      text={own && own.unread > 0 && t('notifications.count', { count: own.unread })}
      action={
        own &&
        own.unread > 0 && (
          <Button size="small" icon="check-check" busy={busy} onClick={markAll}>
            {t('notifications.read-all')}
          </Button>
        )
      }
    >
      {own ? (
        <div className="grid gap-12">
          <div>
            {own.notifications.length === 0 ? (
              <EmptyState
                drawing="messages"
                title={t('notifications.empty-title')}
                text={t('notifications.empty-text')}
              />
            ) : (
              <NotificationList
                notifications={own.notifications}
                now={now}
                onOpen={(id) => void mark([id]).catch(() => {})}
              />
            )}
            <Pagination
              current={page}
              last={Math.ceil(own.total / PAGE_SIZE)}
              hrefOf={(to) => paths.notifications(to > 1 ? `page=${to}` : '')}
            />
          </div>
          <section id="choose" aria-labelledby="choose-title" className="grid gap-2">
            <h2 id="choose-title" className="text-xl">
              {t('notifications.choose-title')}
            </h2>
            <p className="text-sm text-ink-soft">{t('notifications.choose-text')}</p>
            {reader && <PushSwitch readerId={reader.id} />}
            <PreferencesForm initial={own.preferences} />
          </section>
        </div>
      ) : (
        <SignInFirst title={t('notifications.gate')} next={paths.notifications()} />
      )}
    </AccountFrame>
  )
}

/** Notifications that arrive while the page is open are added to it. */
function useNews(readerId: number | undefined, refresh: () => Promise<void>) {
  useEffect(() => {
    if (readerId === undefined) return
    return listenLive(readerId, ({ kind }) => {
      if (kind === 'notification' || kind === 'notifications-read') void refresh()
    })
  }, [readerId, refresh])
}
