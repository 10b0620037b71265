import { getAdminDashboard } from '#contract/admin-dashboard.ts'
import { TODAY_SPANS } from '#domain/site-health.ts'
import { HealthList } from '#web/admin/features/admin-dashboard/health-list.tsx'
import { WaitingTiles } from '#web/admin/features/admin-dashboard/pending-tiles.tsx'
import { LookBack } from '#web/admin/features/admin-dashboard/period-figures.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Route } from './+types/dashboard-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/admin-dashboard/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const span = TODAY_SPANS.find((days) => String(days) === url.searchParams.get('days')) ?? 28
  return { today: isSignedIn ? await staffOnly(api(getAdminDashboard, { days: span })) : null, span }
}

/** The dashboard: pending work, health and statistics. */
export default function TodayPage({ loaderData: { today, span } }: Route.ComponentProps) {
  const { t } = useText()
  if (!today) return null
  return (
    <>
      <AdminHead title={t('admin.place-today')} text={t('admin.today-text')} />
      <div className="grid gap-10">
        <WaitingTiles waiting={today.waiting} />
        <LookBack today={today} span={span} />
        <HealthList health={today.health} />
      </div>
    </>
  )
}
