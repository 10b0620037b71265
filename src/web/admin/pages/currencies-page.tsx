import { listCurrencyRates } from '#contract/currencies.ts'
import { RateForm } from '#web/admin/features/currencies/rate-form.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/currencies-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/languages-admin/pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignedIn, settings } = pageOf(context)
  return {
    rates: isSignedIn ? await staffOnly(api(listCurrencyRates, {})) : null,
    base: settings.selected_currency_data.code,
  }
}

/** The currencies in which prices can also be shown. */
export default function CurrenciesPage({ loaderData: { rates, base } }: Route.ComponentProps) {
  const { t } = useText()
  if (!rates) return null
  return (
    <>
      <AdminHead title={t('texts.currencies')} text={t('texts.currencies-text', { base })}>
        <LinkButton to={`${paths.admin('settings')}?group=money`}>{t('texts.own-currency')}</LinkButton>
      </AdminHead>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {rates.map((rate) => (
          <RateForm key={`${rate.code} ${rate.rate}`} base={base} rate={rate} />
        ))}
        <RateForm base={base} rate={null} />
      </div>
    </>
  )
}
