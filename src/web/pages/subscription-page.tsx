import { getPackages, packageHistory } from '#contract/packages.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame } from '#web/features/accounts/account-frame.tsx'
import { Ledger } from '#web/features/payments/ledger.tsx'
import { OwnPackage } from '#web/features/payments/own-package.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { PagePart } from '#web/parts/page-part.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/subscription-page'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/payments/pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const own = isSignedIn ? await Promise.all([api(getPackages, {}), api(packageHistory, {})]) : null
  return {
    own: own && { active: own[0].active_packages, history: own[1] },
    meta: pageMeta({
      title: t('payments.own-title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('payments.own-text'),
      url: baseUrl + paths.subscription(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function SubscriptionPage({ loaderData: { own } }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <AccountFrame
      current="packages"
      title={t('payments.own-title')}
      text={t('payments.own-text')}
      action={
        own && (
          <LinkButton kind="primary" to={paths.plans()}>
            {t('payments.to-plans')}
          </LinkButton>
        )
      }
    >
      <div className="grid gap-10">
        {!own && (
          <EmptyState
            drawing="house"
            title={t('payments.own-gate')}
            action={
              <LinkButton kind="primary" to={paths.signIn(paths.subscription())}>
                {t('account.sign-in')}
              </LinkButton>
            }
          />
        )}
        {own?.active.length === 0 && (
          <EmptyState drawing="house" title={t('payments.own-empty')} text={t('payments.own-empty-text')} />
        )}
        {own && own.active.length > 0 && (
          <PagePart title={t('payments.yours')}>
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {own.active.map((owned) => (
                <li key={owned.user_package_id}>
                  <OwnPackage owned={owned} />
                </li>
              ))}
            </ul>
          </PagePart>
        )}
        {own && own.history.length > 0 && (
          <PagePart title={t('payments.history')}>
            <Ledger owned={own.history} />
          </PagePart>
        )}
      </div>
    </AccountFrame>
  )
}
