import { getRevenue, REVENUE_BY } from '#contract/payments-revenue.ts'
import { lastDays } from '#domain/period.ts'
import { RevenueReport } from '#web/admin/features/payments/revenue-report.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { listState } from '#web/admin/parts/list-address.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { download } from '#web/api/download.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import type { Route } from './+types/revenue-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/payments/pack.ts'
import '#web/i18n/payments-admin/pack.ts'

const DEFAULT_DAYS = 30
const DAY = /^\d{4}-\d\d-\d\d$/

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const state = listState(url)
  const usual = lastDays(new Date().toISOString().slice(0, 10), DEFAULT_DAYS)
  const { from = usual.from, to = usual.to } = state.filters
  const by = REVENUE_BY.find((word) => word === state.filters.by) ?? 'day'
  const isPeriod = DAY.test(from) && DAY.test(to) && from <= to && !Number.isNaN(Date.parse(from) + Date.parse(to))
  const found = isSignedIn ? await staffOnly(api(getRevenue, { ...(isPeriod ? { from, to } : usual), by })) : null
  return { found, state, from, to, by, isPeriod }
}

/** The revenue of the site. */
export default function RevenuePage({ loaderData }: Route.ComponentProps) {
  const { found, state, from, to, by, isPeriod } = loaderData
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  if (!found) return null
  const before = { from: found.previous_from, to: found.previous_to }
  return (
    <>
      <AdminHead title={t('admin.place-revenue')} text={t('money.revenue-text')}>
        <Button
          icon="download"
          busy={isBusy}
          disabled={!isPeriod}
          onClick={() =>
            run(() => download(lazyCall(import('#contract/payments-revenue.ts'), 'exportPayments', { from, to })))
          }
        >
          {t('money.export')}
        </Button>
      </AdminHead>
      {problem && (
        <p role="alert" className="mb-4 text-sm text-bad">
          {problem}
        </p>
      )}
      <AdminFilters state={state}>
        <Field label={t('money.from')} type="date" name="from" defaultValue={from} />
        <Field
          label={t('money.to')}
          type="date"
          name="to"
          defaultValue={to}
          error={isPeriod ? undefined : t('money.bad-period')}
        />
        <FilterSelect
          {...{ name: 'by', label: t('money.by'), value: by }}
          options={REVENUE_BY.map((value) => ({ value, label: t(`money.by-${value}`) }))}
        />
      </AdminFilters>
      {found.data.length === 0 && (
        <EmptyState drawing="search" title={t('money.revenue-none')} text={t('money.revenue-none-text')} />
      )}
      <div className="grid gap-4">
        {found.data.map((report) => (
          <RevenueReport key={report.currency} report={report} by={by} before={before} />
        ))}
      </div>
    </>
  )
}
