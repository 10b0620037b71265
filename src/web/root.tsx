import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
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
import type { Reader } from './features/accounts/account-context.ts'
import { AccountMenu } from './features/accounts/account-menu.tsx'
import { ProxyBanner } from './features/accounts/proxy-banner.tsx'
import { signInMethods } from './features/accounts/sign-in-methods.ts'
import { CompareToggle } from './features/compare/compare-toggle.tsx'
import { TrayRegion } from './features/compare/tray-region.tsx'
import { ConsentNotice } from './features/consent/consent-notice.tsx'
import { InboxLinks } from './features/live/inbox-links.tsx'
import { useInbox } from './features/live/use-inbox.ts'
import { clearPlace } from './features/places/save-place.ts'
import { SearchBox } from './features/search-box/search-box.tsx'
import { AppLinkTags } from './features/shell/app-link-tags.tsx'
import { ErrorScreen } from './features/shell/error-screen.tsx'
import { Shell } from './features/shell/shell.tsx'
import { siteSettings } from './features/shell/site-settings.ts'
import { useText } from './i18n/text.tsx'
import { ActionForm } from './parts/action-form.tsx'
import { CardSlot } from './parts/card-slot.ts'
import { PageNotice } from './parts/page-notice.tsx'
import { RefusedForm } from './parts/refused-form.ts'
import { isListingForm, paths } from './paths.ts'
import { movedTo } from './redirects.ts'
import { type RootData, useRootOrNull } from './root-data.ts'
import { cacheRoot, isRootDue, refreshRoot } from './root-refresh.ts'
import { SessionFrame } from './session-frame.tsx'
import { type Unread, useUnread } from './state/unread.ts'
import { brandVariables } from './styles/brand.ts'
import { dealVariables } from './styles/deal-colours.ts'
import './styles/app.css'
import { OfflineBanner } from './ui/offline-banner.tsx'
import { PendingStatus } from './ui/pending-status.tsx'
import { ProgressBar } from './ui/progress-bar.tsx'
import { SiteOptions } from './ui/site-options.ts'
import { ToastRegion } from './ui/toast-region.tsx'

const STAYS_OPEN = /^\/(admin(\/|$)|sign-in$|user\/two-factor$)/

export async function loader({ context, url }: Route.LoaderArgs): Promise<RootData> {
  const address = movedTo(url)
  if (address) throw redirect(localPath(address), 301)
  const {
    api,
    settings,
    currency,
    place,
    consent,
    notice,
    baseUrl,
    isSignedIn,
    isDeactivated,
    isImpersonated,
    mustEnrol,
    world,
  } = pageOf(context)
  if (mustEnrol && url.pathname !== paths.twoFactor()) throw redirect(paths.twoFactor())
  // The body tells the error screen which variant to show. Sign-in and admin pages stay open, so that an administrator
  // can end the maintenance.
  if (settings.web_maintenance_mode === '1' && !STAYS_OPEN.test(url.pathname))
    throw data('maintenance', { status: 503 })
  const [reader, unread] = isSignedIn ? await Promise.all([api(getUserData, {}), api(getUnreadCounts, {})]) : []
  return {
    // A choice in this browser takes precedence over that of the account.
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
    notice,
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
        {/* A font that arrives before the first paint needs no second layout; see fonts.css. */}
        <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
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
        <ActionForm />
        <ScrollRestoration />
        {edits && <DataScript id="text-edits" data={edits} />}
        <StarterScripts />
      </body>
    </html>
  )
}

/** The admin area has no counterpart in the apps. */
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

const refreshPush = async (session: { readerId: number }) =>
  (await import('./features/push/refresh-subscription.ts')).refreshSubscription(session)

export default function App({ loaderData }: Route.ComponentProps) {
  const { settings, apps, year, reader, isDeactivated, consent } = loaderData
  const unread = useUnread(loaderData.unread)
  useApplication(settings)
  useEffect(() => cacheRoot(loaderData), [loaderData])
  // Live events are for the user, not for an impersonating administrator.
  useInbox(loaderData.isImpersonated ? undefined : reader?.id, refreshPush)
  const { pathname, key } = useLocation()
  const isBare = reader !== null && isListingForm(pathname)
  // The notice belongs to the document; later pages of this document have none.
  const notice = key === 'default' ? loaderData.notice : null
  return (
    <SiteOptions value={useMemo(() => optionsOf(settings), [settings])}>
      <SessionFrame
        reader={reader}
        isDeactivated={isDeactivated}
        isImpersonated={loaderData.isImpersonated}
        contact={settings.company_email}
        ways={signInMethods(settings)}
      >
        <Shell
          settings={settings}
          apps={apps}
          year={year}
          asksConsent={consent !== 'off'}
          openInApp={deepLink(settings.schema_for_deeplink, loaderData.baseUrl + pathname)}
          search={<SearchBox size="compact" />}
          unreadMessages={unread?.messages ?? 0}
          isBare={isBare}
          account={(here) => (
            <>
              {unread && <InboxLinks unread={unread} />}
              <AccountMenu next={here} />
            </>
          )}
        >
          {notice && <PageNotice {...notice} />}
          <CardSlot value={CompareToggle}>
            <RefusedForm value={notice}>
              {/* The layout hydrates first, then the page; a pressed element hydrates before the rest. */}
              <Suspense>
                <Outlet />
              </Suspense>
            </RefusedForm>
          </CardSlot>
          <TrayRegion shown={!isBare && !pathname.startsWith(paths.compare())} />
        </Shell>
      </SessionFrame>
      {consent !== 'off' && !pathname.startsWith(paths.admin()) && (
        <ConsentNotice answer={consent === 'ask' ? null : consent} onDecline={clearPlace} />
      )}
      <PageStatus />
    </SiteOptions>
  )
}

const PageStatus = () => (
  <>
    <PendingStatus />
    <ProgressBar />
    <OfflineBanner />
    <ToastRegion />
  </>
)

/** Only for failures outside the pages, such as maintenance; pages have `page-errors.tsx`. */
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
