import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { getPackages, type Package } from '#contract/packages.ts'
import { getPaymentSettings } from '#contract/payments.ts'
import { pageOf } from '#web/api/page-context.ts'
import { BuyDialog } from '#web/features/payments/buy-dialog.tsx'
import { featureOf, featureText, isFeature } from '#web/features/payments/features.ts'
import { PlanCard } from '#web/features/payments/package-card.tsx'
import { paymentMethodsOf } from '#web/features/payments/payment-methods.ts'
import { PlanAction } from '#web/features/payments/plan-action.tsx'
import { PlanTable } from '#web/features/payments/plan-table.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { DraftReturn, draftReturn } from '#web/parts/draft-return.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { PagePart } from '#web/parts/page-part.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Route } from './+types/packages-page'
import '#web/i18n/form/pack.ts'
import '#web/i18n/publishing-requirements/pack.ts'
import '#web/i18n/payments/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn, seo } = pageOf(context)
  const t = translator(language, textsOf(language))
  const [packages, payment] = await Promise.all([api(getPackages, {}), isSignedIn ? api(getPaymentSettings, {}) : []])
  const feature = url.searchParams.get('feature')
  const ways = paymentMethodsOf(payment)
  return {
    active: packages.active_packages,
    onSale: packages.data.toSorted((a, b) => orderOf(a) - orderOf(b)),
    ways,
    /** The package to buy, when the payer returns from an unavailable payment method. */
    buy: Number(url.searchParams.get('buy')),
    way: ways.find((way) => way === url.searchParams.get('way')) ?? ways[0],
    bankDetails: isSignedIn ? settings.bank_details : [],
    wanted: isFeature(feature) ? feature : null,
    draft: draftReturn(url.searchParams),
    isSignedIn,
    meta: pageMeta({
      title: t('payments.plans-title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('payments.plans-text'),
      url: baseUrl + paths.plans(),
      languages: settings.languages.map(({ code }) => code),
      seo: seo('subscription-plan'),
      index: url.search === '',
    }),
  }
}

/** Packages in review and rejected ones come first, because they need an action. */
const orderOf = ({ package_status }: Package) =>
  package_status === 'review' ? 0 : package_status === 'rejected' ? 1 : 2

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const RULES = ['expiry', 'delete', 'several', 'pay'] as const

export default function PlansPage({ loaderData }: Route.ComponentProps) {
  const { active, onSale, ways, way, buy, bankDetails, wanted, draft, isSignedIn } = loaderData
  const { t } = useText()
  const { settings } = useRoot()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [plan, setPlan] = useState<Package | null>(onSale.find(({ id, price }) => id === buy && price) ?? null)
  const currency = settings.selected_currency_data.code
  const holds = ({ features }: Pick<Package, 'features'>) => features.some(({ id }) => featureOf(id) === wanted)
  const card = (one: (typeof active)[number] | Package) => (
    <li key={'is_active' in one ? `own-${one.user_package_id}` : one.id}>
      <PlanCard plan={one} currency={currency} wanted={wanted}>
        <PlanAction
          plan={one}
          isSignedIn={isSignedIn}
          here={pathname + search}
          onBuy={() => setPlan(one)}
          onTaken={() => void revalidate()}
        />
      </PlanCard>
    </li>
  )
  return (
    <main id="content" className="wrap-page grid gap-10 pb-16">
      <PageHead title={t('payments.plans-title')} text={t('payments.plans-text')}>
        {draft && <DraftReturn href={draft} isReady={active.some(holds)} />}
        {wanted && !active.some(holds) && (
          <div role="note" className="grid gap-1 rounded-lg bg-brand-soft p-4">
            <strong>{t('payments.needed', { feature: t(featureText(wanted)) })}</strong>
            <p className="text-sm">{t(onSale.some(holds) ? 'payments.needed-text' : 'payments.needed-none')}</p>
          </div>
        )}
      </PageHead>
      {active.length > 0 && (
        <PagePart title={t('payments.yours')}>
          <ul className={GRID}>{active.map(card)}</ul>
        </PagePart>
      )}
      {onSale.length > 0 ? (
        <PagePart title={t('payments.on-sale')}>
          <ul className={GRID}>{onSale.map(card)}</ul>
        </PagePart>
      ) : (
        active.length === 0 && (
          <EmptyState
            drawing="house"
            title={t('payments.plans-empty')}
            text={t('payments.plans-empty-text')}
            action={<LinkButton to={paths.contact()}>{t('nav.contact')}</LinkButton>}
          />
        )
      )}
      {onSale.length > 1 && (
        // Hidden on phones, where nothing fits side by side; the cards have the same content.
        <div className="max-md:hidden">
          <PagePart title={t('payments.compare')}>
            <PlanTable plans={onSale} wanted={wanted} />
          </PagePart>
        </div>
      )}
      <PagePart title={t('payments.rules')}>
        <Accordion
          items={RULES.map((rule) => ({
            key: rule,
            title: t(`payments.rule-${rule}`),
            body: t(`payments.rule-${rule}-text`),
          }))}
        />
      </PagePart>
      {isSignedIn && (
        <BuyDialog
          plan={plan}
          ways={ways}
          first={way}
          bankDetails={bankDetails}
          currency={currency}
          onClose={() => setPlan(null)}
          onSent={() => {
            setPlan(null)
            toast(t('payments.receipt-sent'), { kind: 'success' })
            void navigate(paths.payments())
          }}
        />
      )}
    </main>
  )
}

const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3'
