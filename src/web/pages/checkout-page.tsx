import { data } from 'react-router'
import { getPackages } from '#contract/packages.ts'
import { getPaymentSettings } from '#contract/payments.ts'
import { pageOf } from '#web/api/page-context.ts'
import {
  hostsOf,
  isScriptMethod,
  paymentMethodsOf,
  SCRIPT_SETTINGS,
  settingOf,
} from '#web/features/payments/payment-methods.ts'
import { ScriptCheckout } from '#web/features/payments/script-checkout.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/checkout-page'
import '#web/i18n/form/pack.ts'
import '#web/i18n/payments/pack.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const [packages, payment] = isSignedIn
    ? await Promise.all([api(getPackages, {}), api(getPaymentSettings, {})])
    : [null, []]
  const plan = packages?.data.find(({ id, price }) => String(id) === params.package && price)
  const ways = paymentMethodsOf(payment)
  const way = isScriptMethod(params.way) && ways.includes(params.way) ? params.way : null
  const settingText = (type: string) => settingOf(payment, type) ?? ''
  const checkout = plan &&
    way && {
      plan,
      way,
      publicKey: settingText(SCRIPT_SETTINGS[way].publicKey),
      scriptUrl: settingText(SCRIPT_SETTINGS[way].scriptUrl),
      others: ways.filter((other) => other !== way),
    }
  const found = {
    checkout: checkout || null,
    isSignedIn,
    here: url.pathname,
    meta: pageMeta({
      title: t('payments.choose'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('payments.choose'),
      url: baseUrl + url.pathname,
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
  return data(found, {
    headers: checkout ? { 'page-hosts': hostsOf(checkout.way, checkout.scriptUrl).join(' ') } : {},
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

// The content security policy allows a payment gateway on this page only, and only while the gateway is enabled.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function CheckoutPage({ loaderData: { checkout, isSignedIn, here } }: Route.ComponentProps) {
  const { t } = useText()
  const { settings } = useRoot()
  const name = checkout ? checkout.plan.translated_name || checkout.plan.name : ''
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={checkout ? t('payments.checkout-title', { name }) : t('payments.choose')} />
      {checkout ? (
        <ScriptCheckout key={checkout.way} {...checkout} currency={settings.selected_currency_data.code} />
      ) : !isSignedIn ? (
        <EmptyState
          drawing="house"
          title={t('payments.checkout-gate')}
          action={
            <LinkButton kind="primary" to={paths.signIn(here)}>
              {t('account.sign-in')}
            </LinkButton>
          }
        />
      ) : (
        <EmptyState
          drawing="broken"
          title={t('payments.checkout-gone')}
          action={<LinkButton to={paths.plans()}>{t('payments.to-plans')}</LinkButton>}
        />
      )}
    </main>
  )
}
