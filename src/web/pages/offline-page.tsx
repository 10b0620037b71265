import { pageOf } from '#web/api/page-context.ts'
import { ErrorScreen } from '#web/features/errors/error-screen.tsx'
import { textsOf } from '#web/i18n/all.ts'
import type { Route } from './+types/offline-page'

export function loader({ context }: Route.LoaderArgs) {
  return { title: textsOf(pageOf(context).language)['offline.title'] }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

/** What the worker shows when there is no connection. */
export default function OfflinePage() {
  return <ErrorScreen error="offline" />
}
