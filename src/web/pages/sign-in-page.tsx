import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { data, redirect, useNavigate } from 'react-router'
import { isLocalPath } from '#domain/local-path.ts'
import { pageOf } from '#web/api/page-context.ts'
import { errorMessages } from '#web/features/accounts/error-messages.ts'
import { signInMethods } from '#web/features/accounts/sign-in-methods.ts'
import { SignInPanel } from '#web/features/accounts/sign-in-panel.tsx'
import { FIRST_STEP, type SignInStep, STEP_TITLES } from '#web/features/accounts/sign-in-step.ts'
import { useTicket } from '#web/features/accounts/use-ticket.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { FormError } from '#web/parts/form-error.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import type { Route } from './+types/sign-in-page'
import '#web/i18n/accounts/pack.ts'
import '#web/i18n/form/pack.ts'

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { settings, baseUrl, language, isSignedIn } = pageOf(context)
  const next = nextOf(searchParams.get('next'))
  if (isSignedIn) throw redirect(next)
  return data({
    next,
    failed: searchParams.get('failed'),
    code: searchParams.get('code')?.slice(0, 60) ?? null,
    meta: pageMeta({
      title: translator(language, textsOf(language))('account.sign-in'),
      siteName: settings.company_name ?? 'Lintel',
      description: translator(language, textsOf(language))('account.why'),
      url: baseUrl + paths.signIn(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  })
}

/** Only a page of this site, because any other address would make the link an open redirect. */
export const nextOf = (next: string | null): string =>
  next && isLocalPath(next) && !next.startsWith(paths.signIn()) ? next : paths.home()

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function SignInPage({ loaderData: { next, failed, code } }: Route.ComponentProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const { settings } = useRoot()
  const done = () => navigate(next, { replace: true })
  const [step, setStep] = useState<SignInStep>(FIRST_STEP)
  const ticketFailed = useTicket(done, () => setStep({ at: 'second-factor' }))
  const title = useRef<HTMLHeadingElement>(null)
  // The next step scrolls to its title; steps with a code focus their field themselves.
  const go = (next: SignInStep) => {
    flushSync(() => setStep(next))
    if (next.at !== 'verify' && next.at !== 'second-factor') title.current?.focus()
  }
  return (
    <main id="content" className="wrap-page grid justify-items-center py-12 md:py-20">
      <div className="grid w-full max-w-md gap-5">
        <h1 ref={title} tabIndex={-1} className="scroll-mt-32 text-2xl outline-hidden">
          {t(STEP_TITLES[step.at])}
        </h1>
        {step.at === 'choose' && (
          <>
            <p className="text-ink-soft">{t('account.why')}</p>
            <FormError fault={failed || ticketFailed ? errorMessages(t, failed, code) : null} />
          </>
        )}
        <SignInPanel step={step} onStep={go} ways={signInMethods(settings)} next={next} onDone={done} />
      </div>
    </main>
  )
}
