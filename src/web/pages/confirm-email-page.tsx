import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { confirmLink } from '#contract/accounts.ts'
import { CallFailure } from '#web/api/call.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useAccount } from '#web/features/accounts/account-context.ts'
import { confirmByLink, signIn } from '#web/features/accounts/session.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { FormError } from '#web/parts/form-error.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/confirm-email-page'
import '#web/i18n/accounts/pack.ts'
import '#web/i18n/form/pack.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const { settings, baseUrl, language } = pageOf(context)
  const t = translator(language, textsOf(language))
  return {
    token: new URL(request.url).searchParams.get('token') ?? '',
    meta: pageMeta({
      title: t('account.confirm-email'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('account.confirm-email'),
      url: baseUrl + paths.confirmEmail(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

/** The token must not reach another site as a referrer, nor stay in a cache. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Confirms on a press, because mail scanners open the links of an email. */
export default function ConfirmEmailPage({ loaderData: { token } }: Route.ComponentProps) {
  const { t } = useText()
  const { reader, signedIn } = useAccount()
  const navigate = useNavigate()
  const [confirmed, setConfirmed] = useState<{ isNew: boolean } | null>(null)
  const [missing, setMissing] = useState<'password' | 'session' | null>(null)
  const password = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (missing === 'password') password.current?.querySelector('input')?.focus()
  }, [missing])
  const { errors, fault, busy, onSubmit } = useForm<typeof confirmLink>(
    confirmLink,
    async (input) => {
      try {
        const { email, is_new } = await confirmByLink(input)
        setConfirmed({ isNew: is_new })
        if (!is_new || !input.password) return
        await signIn({ type: 3, email, password: input.password })
        await signedIn()
        navigate(paths.home(), { replace: true })
      } catch (error) {
        const key = error instanceof CallFailure ? error.body?.key : undefined
        if (key === 'signInRequired') setMissing('session')
        if (key !== 'passwordRequired' || missing === 'password') throw error
        setMissing('password')
      }
    },
    // An empty field is reported before a request is sent.
    { token, ...(missing === 'password' && { password: '' }) },
  )
  return (
    <main id="content" className="wrap-page grid justify-items-center py-12 md:py-20">
      <div className="grid w-full max-w-md gap-5">
        <h1 className="text-2xl">{t('account.confirm-email')}</h1>
        {confirmed ? (
          <>
            <p role="status">{t(confirmed.isNew ? 'account.confirmed-new' : 'account.confirmed')}</p>
            <LinkButton kind="primary" to={reader ? paths.profile() : paths.signIn()} wide>
              {t(reader ? 'account.continue' : 'account.sign-in')}
            </LinkButton>
          </>
        ) : (
          <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
            <p role="status" className="text-ink-soft">
              {t(missing === 'password' ? 'account.confirm-password' : 'account.confirm-text')}
            </p>
            <FormError fault={fault ?? (token === '' || errors.token ? t('account.link-broken') : null)} />
            {missing === 'password' && (
              <div ref={password}>
                <Field
                  label={t('account.password')}
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  error={errors.password}
                  required
                />
              </div>
            )}
            {missing === 'session' ? (
              <LinkButton
                kind="primary"
                to={paths.signIn(`${paths.confirmEmail()}?${new URLSearchParams({ token })}`)}
                wide
              >
                {t('account.sign-in')}
              </LinkButton>
            ) : (
              <Button kind="primary" type="submit" wide busy={busy}>
                {t('account.confirm')}
              </Button>
            )}
          </form>
        )}
      </div>
    </main>
  )
}
