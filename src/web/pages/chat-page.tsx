import { lazy, Suspense, useState } from 'react'
import { isRouteErrorResponse, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { getChats, getChatThread } from '#contract/chats.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { useAccount } from '#web/features/accounts/account-context.ts'
import { SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { ChatScreen } from '#web/features/chats/chat-screen.tsx'
import { Thread } from '#web/features/chats/thread.tsx'
import { threadOf } from '#web/features/chats/thread-of.ts'
import { PAGE } from '#web/features/chats/use-chat-list.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import type { Route } from './+types/chat-page'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/chats/pack.ts'

const ReportDialog = lazy(() =>
  import('#web/features/reports/report-dialog.tsx').then((m) => ({ default: m.ReportDialog })),
)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn, seo } = pageOf(context)
  const t = translator(language, textsOf(language))
  const of = threadOf(url.searchParams)
  const list = isSignedIn ? await api(getChats, { per_page: PAGE }) : null
  const thread =
    isSignedIn && of
      ? await api(getChatThread, { user_id: of.userId, property_id: of.propertyId }).catch((error: unknown) => {
          if (isRefusal(error)) return null
          throw error
        })
      : null
  return {
    isSignedIn,
    chats: list?.data ?? [],
    total: list?.total ?? 0,
    of,
    thread,
    problem: of && !thread ? ('missing' as const) : null,
    meta: pageMeta({
      title: t('chat.title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('chat.choose-text'),
      url: baseUrl + paths.chat(),
      languages: settings.languages.map(({ code }) => code),
      seo: seo('chat'),
      index: false,
    }),
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>
const seen: { list: Loaded | null; threads: Map<string, Loaded['thread']> } = { list: null, threads: new Map() }

/** Offline, conversations opened before are available; for others the page shows the offline state. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  try {
    const loaded = await serverLoader()
    seen.list = loaded
    seen.threads.set(search, loaded.thread)
    return loaded
  } catch (error) {
    if (isRouteErrorResponse(error) || error instanceof Response || !seen.list) throw error
    const thread = seen.threads.get(search) ?? null
    const of = threadOf(searchParams)
    return { ...seen.list, of, thread, problem: of && !thread ? ('failed' as const) : null }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ChatPage({
  loaderData: { isSignedIn, chats, total, of, thread, problem },
}: Route.ComponentProps) {
  const { t } = useText()
  const { settings } = useRoot()
  const words = useListingLabels(settings)
  const { reader } = useAccount()
  const navigate = useNavigate()
  const { location } = useNavigation()
  const { revalidate } = useRevalidator()
  const [isReporting, setReporting] = useState(false)
  if (!isSignedIn || !reader)
    return (
      <main id="content" className="wrap-page pb-24">
        <h1 className="sr-only">{t('chat.title')}</h1>
        <SignInFirst title={t('chat.gate-title')} next={of ? paths.chat(of.userId, of.propertyId) : paths.chat()} />
      </main>
    )
  const shared = { readerId: reader.id }
  return (
    <ChatScreen
      {...shared}
      chats={chats}
      total={total}
      of={of}
      isLoading={location?.pathname === paths.chat() && location.search !== ''}
      problem={problem}
      onRetry={revalidate}
    >
      {of && thread && (
        <Thread
          {...shared}
          key={`${of.userId} ${of.propertyId}`}
          loaded={thread}
          of={of}
          words={words}
          onReport={() => setReporting(true)}
          onDeleted={() => navigate(paths.chat())}
        />
      )}
      {isReporting && thread && (
        <Suspense>
          <ReportDialog home={thread.property} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </ChatScreen>
  )
}
