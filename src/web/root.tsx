import type { ReactNode } from 'react'
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { pageOf } from './api/page-context.ts'
import { EARLY_SCRIPT } from './boot/early.ts'
import { StarterScripts } from './boot/scripts.tsx'
import { ErrorScreen } from './features/errors/error-screen.tsx'
import { useText } from './i18n/text.tsx'
import './styles/app.css'

export function loader({ context }: Route.LoaderArgs) {
  const { settings, place, baseUrl } = pageOf(context)
  return { settings, place, baseUrl }
}

// Settings do not change while a visitor walks from page to page.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { t, language, direction } = useText()
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={language} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        <Meta />
        <Links />
        <link rel="icon" href={root?.settings.web_favicon || '/favicon-32x32.png'} />
      </head>
      <body>
        <a href="#content" className="sr-only focus:not-sr-only">
          {t('app.skip')}
        </a>
        {children}
        <ScrollRestoration />
        <StarterScripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
