import { Link } from 'react-router'
import { listWaitingWork } from '#contract/back-office.ts'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { ADMIN_PLACES } from '#web/admin/places.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Route } from './+types/today-page'
import '#web/i18n/admin/pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  return { work: isSignedIn ? await staffOnly(api(listWaitingWork, {})) : null }
}

/** What waits, first. */
export default function TodayPage({ loaderData: { work } }: Route.ComponentProps) {
  const { t } = useText()
  if (!work) return null
  return (
    <>
      <AdminHead title={t('admin.place-today')} text={t('admin.today-text')} />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {ADMIN_PLACES.flatMap(({ key, path, waiting }) => {
          const count = waiting ? work[waiting] : null
          if (count === null) return []
          return [
            <li key={key}>
              <Link
                to={path}
                className="grid gap-1 rounded-lg border border-line bg-surface p-4 no-underline hover:border-ink"
              >
                <span className="figures text-3xl">{count}</span>
                <span className="text-sm text-ink-soft">{t(`admin.place-${key}`)}</span>
              </Link>
            </li>,
          ]
        })}
      </ul>
    </>
  )
}
