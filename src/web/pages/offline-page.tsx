import { pageOf } from '#web/api/page-context.ts'
import { ErrorScreen } from '#web/features/shell/error-screen.tsx'
import { textsOf } from '#web/i18n/all.ts'
import type { Route } from './+types/offline-page'

export function loader({ context }: Route.LoaderArgs) {
  const texts = textsOf(pageOf(context).language)
  return { title: texts['offline.title'], note: texts['offline.copy'] }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

/** The page that the service worker shows without a connection. */
export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <ErrorScreen error="offline" />
      {/* For the service worker, which inserts it above the copies it shows. */}
      <p data-kept-note hidden>
        {loaderData.note}
      </p>
    </main>
  )
}
