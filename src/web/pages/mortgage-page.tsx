import { useLocation } from 'react-router'
import { mortgageCosts } from '#contract/mortgages.ts'
import { checkPackageLimit, packageOffers } from '#contract/packages.ts'
import { countryName } from '#domain/country-name.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useAccount } from '#web/features/accounts/account-context.ts'
import { Calculator } from '#web/features/mortgages/calculator.tsx'
import { LOAN_FIELDS, usualLoan } from '#web/features/mortgages/read-loan.ts'
import { ScheduleGate } from '#web/features/mortgages/schedule-gate.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { wordsOf } from '#web/parts/address-params.ts'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import type { Route } from './+types/mortgage-page'
import '#web/i18n/packages/pack.ts'
import '#web/i18n/mortgages/pack.ts'

const FEATURE = 'mortgage_calculator_detail'
const DEFAULT_PRICE = 300_000

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const [countries, offers, limit] = await Promise.all([
    api(mortgageCosts, {}),
    api(packageOffers, { feature: FEATURE }),
    isSignedIn ? api(checkPackageLimit, { type: FEATURE }) : null,
  ])
  const t = translator(language, textsOf(language))
  const price = wordsOf(url.searchParams, 'price')
  const usual = usualLoan(/^\d{1,12}$/.test(price) ? Number(price) : DEFAULT_PRICE)
  // Values of the address are shown unchanged, valid or not; the fields show their errors.
  const asked = LOAN_FIELDS.filter((field) => url.searchParams.has(field)).map((field) => [
    field,
    wordsOf(url.searchParams, field).slice(0, 20),
  ])
  const country = wordsOf(url.searchParams, 'country').toLowerCase()
  const now = new Date()
  return {
    initial: {
      ...usual,
      ...(Object.fromEntries(asked) as Partial<typeof usual>),
      country:
        countries.find(({ country: code }) => [code, countryName(code)].some((name) => name.toLowerCase() === country))
          ?.country ?? '',
    },
    countries,
    offers,
    isOpen: Boolean(limit?.package_available && limit.feature_available),
    start: { year: now.getUTCFullYear(), month: now.getUTCMonth() },
    meta: pageMeta({
      title: t('nav.mortgage'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('mortgage.meta-text'),
      url: baseUrl + paths.mortgage(),
      languages: settings.languages.map(({ code }) => code),
      index: url.search === '' || url.searchParams.has('lang'),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function MortgagePage({ loaderData }: Route.ComponentProps) {
  const { initial, countries, offers, isOpen, start } = loaderData
  const { t } = useText()
  const { settings } = useRoot()
  const { reader } = useAccount()
  const { pathname, search } = useLocation()
  const words = useListingLabels(settings)
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={t('mortgage.title')} text={t('mortgage.text')} />
      <Calculator
        key={search}
        initial={initial}
        countries={countries}
        money={settings}
        start={start}
        isOpen={isOpen}
        gate={<ScheduleGate offers={offers} words={words} isSignedIn={reader !== null} here={pathname + search} />}
      />
    </main>
  )
}
