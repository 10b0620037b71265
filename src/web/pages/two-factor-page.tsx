import { redirect, useRevalidator } from 'react-router'
import { listPasskeys } from '#contract/accounts-passkeys.ts'
import { getTwoFactor } from '#contract/accounts-two-factor.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useAccount } from '#web/features/accounts/account-context.ts'
import { PasskeysList } from '#web/features/accounts/passkeys-list.tsx'
import { TwoFactor } from '#web/features/accounts/two-factor.tsx'
import { deviceOf } from '#web/features/profile/device.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/two-factor-page'
import '#web/i18n/accounts/pack.ts'
import '#web/i18n/form/pack.ts'
import '#web/i18n/profile/pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, mustEnrol } = pageOf(context)
  // Other users have it in the profile.
  if (!mustEnrol) throw redirect(`${paths.profile()}#two-factor`)
  const [twoFactor, passkeys] = await Promise.all([api(getTwoFactor, {}), api(listPasskeys, {})])
  const title = translator(language, textsOf(language))('two-factor.required-title')
  return {
    twoFactor,
    passkeys,
    meta: pageMeta({
      title,
      siteName: settings.company_name ?? 'Lintel',
      description: title,
      url: baseUrl + paths.twoFactor(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The only page that staff without a second factor can open while the site requires one. */
export default function TwoFactorPage({ loaderData: { twoFactor, passkeys } }: Route.ComponentProps) {
  const { t } = useText()
  const { signOut } = useAccount()
  const { revalidate } = useRevalidator()
  return (
    <main id="content" className="wrap-page grid justify-items-center py-12 md:py-20">
      <div className="grid w-full max-w-xl gap-10">
        <div className="grid gap-3">
          <h1 className="text-2xl">{t('two-factor.required-title')}</h1>
          <p className="text-ink-soft">{t('two-factor.required-text')}</p>
        </div>
        <TwoFactor state={twoFactor} onChanged={revalidate} />
        <PasskeysList passkeys={passkeys} deviceOf={deviceOf} onChanged={revalidate} />
        <div>
          <Button onClick={signOut}>{t('account.sign-out')}</Button>
        </div>
      </div>
    </main>
  )
}
