import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import {
  data,
  Links,
  Meta,
  Outlet,
  redirect,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'
import { getUserData } from '#contract/accounts.ts'
import { getUnreadCounts } from '#contract/live.ts'
import { appLinks, deepLink } from '#domain/app-stores.ts'
import { localPath } from '#domain/local-path.ts'
import type { Route } from './+types/root'
import { pageOf } from './api/page-context.ts'
import { DataScript } from './boot/data-script.tsx'
import { EarlyScript, StarterScripts } from './boot/scripts.tsx'
import { useApplication } from './boot/use-application.ts'
import type { Reader } from './features/account/account-context.ts'
import { AccountMenu } from './features/account/account-menu.tsx'
import { ProxyBanner } from './features/account/proxy-banner.tsx'
import { waysIn } from './features/account/ways-in.ts'
import { CompareToggle } from './features/compare/compare-toggle.tsx'
import { TrayRegion } from './features/compare/tray-region.tsx'
import { ConsentNotice } from './features/consent/consent-notice.tsx'
import { ErrorScreen } from './features/errors/error-screen.tsx'
import { InboxLinks } from './features/inbox/inbox-links.tsx'
import { useInbox } from './features/inbox/use-inbox.ts'
import { forgetPlace } from './features/location/remember.ts'
import { SearchBox } from './features/search-box/search-box.tsx'
import { AppLinkTags } from './features/shell/app-link-tags.tsx'
import { Shell } from './features/shell/shell.tsx'
import { siteSettings } from './features/shell/site-settings.ts'
import { useText } from './i18n/text.tsx'
import { CardSlot } from './parts/card-slot.ts'
import { paths } from './paths.ts'
import { movedTo } from './redirects.ts'
import { type RootData, useRootOrNull } from './root-data.ts'
import { isRootDue, keepRoot, refreshRoot } from './root-refresh.ts'
import { SessionFrame } from './session-frame.tsx'
import { type Unread, useUnread } from './state/unread.ts'
import { brandVariables } from './styles/brand.ts'
import { dealVariables } from './styles/deal-colours.ts'
import './styles/app.css'
import { OfflineBanner } from './ui/offline-banner.tsx'
import { ProgressBar } from './ui/progress-bar.tsx'
import { SiteOptions } from './ui/site-options.ts'
import { ToastRegion } from './ui/toast-region.tsx'

const STAYS_OPEN = /^\/(admin(\/|$)|sign-in$)/

export async function loader({ context, url }: Route.LoaderArgs): Promise<RootData> {
  const address = movedTo(url)
  if (address) throw redirect(localPath(address), 301)
  const { api, settings, currency, place, consent, baseUrl, isSignedIn, isDeactivated, isImpersonated, world } =
    pageOf(context)
  // The word tells the error screen which of its faces to show. Whoever closed the site must get in to open it again.
  if (settings.web_maintenance_mode === '1' && !STAYS_OPEN.test(url.pathname))
    throw data('maintenance', { status: 503 })
  const [reader, unread] = isSignedIn ? await Promise.all([api(getUserData, {}), api(getUnreadCounts, {})]) : []
  return {
    // A choice in this browser counts before that of the account.
    settings: siteSettings(settings, currency ?? reader?.display_currency ?? null),
    apps: appLinks(settings),
    place,
    consent: settings.allow_cookies ? (consent ?? 'ask') : 'off',
    baseUrl,
    isSignedIn,
    isDeactivated,
    isImpersonated,
    reader: reader ? readerOf(reader) : null,
    unread: unread ? unreadOf(unread) : null,
    world,
    year: new Date().getUTCFullYear(),
    brand: { ...brandVariables(settings.system_color), ...dealVariables(settings) },
  }
}

const readerOf = ({ id, name, profile }: Reader): Reader => ({ id, name, profile })
const unreadOf = ({ messages, notifications }: Unread): Unread => ({ messages, notifications })

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => refreshRoot(serverLoader)

// Settings are fetched again on an explicit refresh and when they are older than ten minutes.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href || isRootDue()

export function Layout({ children }: { children: ReactNode }) {
  const { t, language, direction, files, edits } = useText()
  const root = useRootOrNull()
  return (
    <html
      lang={language}
      dir={direction}
      data-texts={files === language ? undefined : files}
      data-consent={root?.consent}
      style={root?.brand}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121413" media="(prefers-color-scheme: dark)" />
        <EarlyScript />
        <Meta />
        <Links />
        <link rel="icon" href={root?.settings.web_favicon || '/favicon-32x32.png'} />
        {root && <AppLinks root={root} />}
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <a href="#content" className="skip-link">
          {t('app.skip')}
        </a>
        {root?.isImpersonated && root.reader && <ProxyBanner reader={root.reader} />}
        {children}
        <ScrollRestoration />
        {edits && <DataScript id="text-edits" data={edits} />}
        <StarterScripts />
      </body>
    </html>
  )
}

/** The back office has no twin in the apps. */
function AppLinks({ root: { settings, apps, baseUrl } }: { root: RootData }) {
  const { pathname } = useLocation()
  if (pathname.startsWith(paths.admin())) return null
  return (
    <AppLinkTags
      apps={apps}
      deepLink={deepLink(settings.schema_for_deeplink, baseUrl + pathname)}
      name={settings.company_name || 'Lintel'}
    />
  )
}

const optionsOf = (settings: RootData['settings']): SiteOptions => ({
  tintsIcons: settings.svg_clr !== '0',
  photoPlaceholder: settings.web_placeholder_logo,
  portraitPlaceholder: settings.img_placeholder,
  offersWhatsApp: settings.show_whatsapp_button === '1',
})

const keepPushFresh = async (session: { readerId: number }) =>
  (await import('./features/push/keep-fresh.ts')).keepFresh(session)

export default function App({ loaderData }: Route.ComponentProps) {
  const { settings, apps, year, reader, isDeactivated, consent } = loaderData
  const unread = useUnread(loaderData.unread)
  useApplication(settings)
  useEffect(() => keepRoot(loaderData), [loaderData])
  // What comes in is for the person, not for whoever looks over their shoulder.
  useInbox(loaderData.isImpersonated ? undefined : reader?.id, keepPushFresh)
  const { pathname } = useLocation()
  return (
    <SiteOptions value={useMemo(() => optionsOf(settings), [settings])}>
      <SessionFrame
        reader={reader}
        isDeactivated={isDeactivated}
        isImpersonated={loaderData.isImpersonated}
        contact={settings.company_email}
        ways={waysIn(settings)}
      >
        <Shell
          settings={settings}
          apps={apps}
          year={year}
          asksConsent={consent !== 'off'}
          openInApp={deepLink(settings.schema_for_deeplink, loaderData.baseUrl + pathname)}
          search={<SearchBox size="compact" />}
          unreadMessages={unread?.messages ?? 0}
          account={(here) => (
            <>
              {unread && <InboxLinks unread={unread} />}
              <AccountMenu next={here} />
            </>
          )}
        >
          <CardSlot value={CompareToggle}>
            {/* The frame around the page hydrates first, then the page; what is pressed goes before the rest. */}
            <Suspense>
              <Outlet />
            </Suspense>
          </CardSlot>
          <TrayRegion shown={!pathname.startsWith(paths.compare())} />
        </Shell>
      </SessionFrame>
      {consent !== 'off' && !pathname.startsWith(paths.admin()) && (
        <ConsentNotice answer={consent === 'ask' ? null : consent} onDecline={forgetPlace} />
      )}
      <PageStatus />
    </SiteOptions>
  )
}

/** What reports on the page, on every page: progress, the connection, toasts. */
const PageStatus = () => (
  <>
    <ProgressBar />
    <OfflineBanner />
    <ToastRegion />
  </>
)

/** Only for what fails around the pages, such as a site that is closed; pages have `page-errors.tsx`. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useApplication(null)
  return (
    <>
      <main id="content">
        <ErrorScreen error={error} />
      </main>
      <PageStatus />
    </>
  )
}
