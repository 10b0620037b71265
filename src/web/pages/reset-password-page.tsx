import { useState } from 'react'
import { resetPassword } from '#contract/accounts.ts'
import { pageOf } from '#web/api/page-context.ts'
import { NewPasswordFields } from '#web/features/accounts/new-password-fields.tsx'
import { changePassword } from '#web/features/accounts/session.ts'
import { passwordLength } from '#web/features/accounts/sign-in-methods.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { FormError } from '#web/parts/form-error.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/reset-password-page'
import '#web/i18n/accounts/pack.ts'
import '#web/i18n/form/pack.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const { settings, baseUrl, language } = pageOf(context)
  const t = translator(language, textsOf(language))
  return {
    token: new URL(request.url).searchParams.get('token') ?? '',
    meta: pageMeta({
      title: t('account.new-password'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('account.new-password'),
      url: baseUrl + paths.resetPassword(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

/** The link in the email is a secret: it must not reach another site as a referrer. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The list of passkeys in the profile. */
const PASSKEYS = `${paths.profile()}#passkeys`

export default function ResetPasswordPage({ loaderData: { token } }: Route.ComponentProps) {
  const { t } = useText()
  const { settings } = useRoot()
  const [passkeys, setPasskeys] = useState<number | null>(null)
  const { errors, fault, busy, onSubmit } = useForm<typeof resetPassword>(
    resetPassword,
    async (input) => {
      setPasskeys((await changePassword(input)).passkeys)
    },
    { token },
  )
  return (
    <main id="content" className="wrap-page grid justify-items-center py-12 md:py-20">
      <div className="grid w-full max-w-md gap-5">
        <h1 className="text-2xl">{t('account.new-password')}</h1>
        {passkeys !== null ? (
          <>
            <p role="status">{t('account.password-changed')}</p>
            {passkeys > 0 && <p className="text-ink-soft">{t('account.passkeys-stay')}</p>}
            <LinkButton kind="primary" to={paths.signIn(passkeys > 0 ? PASSKEYS : undefined)} wide>
              {t(passkeys > 0 ? 'account.review-passkeys' : 'account.sign-in')}
            </LinkButton>
          </>
        ) : (
          <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
            <FormError fault={fault ?? (token === '' || errors.token ? t('account.link-broken') : null)} />
            <NewPasswordFields errors={errors} least={passwordLength(settings)} />
            <Button kind="primary" type="submit" wide busy={busy}>
              {t('account.set-password')}
            </Button>
          </form>
        )}
      </div>
    </main>
  )
}
