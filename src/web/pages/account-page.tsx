import { pageOf } from '#web/api/page-context.ts'
import { useAccount } from '#web/features/accounts/account-context.ts'
import { SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { AccountNav } from '#web/features/accounts/account-nav.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import type { Route } from './+types/account-page'
import '#web/i18n/accounts-nav/pack.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { settings, baseUrl, language } = pageOf(context)
  const t = translator(language, textsOf(language))
  return {
    meta: pageMeta({
      title: t('account-nav.label'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('overview.text'),
      url: baseUrl + paths.account(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The pages of the account, which phones show as a list of their own. */
export default function AccountPage() {
  const { t } = useText()
  const { reader } = useAccount()
  return (
    <main id="content" className="wrap-page pb-24">
      <PageHead title={t('account-nav.label')} text={reader?.name} />
      {reader ? (
        <div className="max-w-md">
          <AccountNav current={null} />
        </div>
      ) : (
        <SignInFirst title={t('overview.gate')} next={paths.account()} />
      )}
    </main>
  )
}
