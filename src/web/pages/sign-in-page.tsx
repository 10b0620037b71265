import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { data, redirect, useNavigate } from 'react-router'
import { isLocalPath } from '#domain/local-path.ts'
import { pageOf } from '#web/api/page-context.ts'
import { failureWords } from '#web/features/account/failure-words.ts'
import { SignInPanel } from '#web/features/account/sign-in-panel.tsx'
import { FIRST_STEP, type SignInStep, STEP_TITLES } from '#web/features/account/sign-in-step.ts'
import { useTicket } from '#web/features/account/use-ticket.ts'
import { waysIn } from '#web/features/account/ways-in.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { FormFault } from '#web/parts/form-fault.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import type { Route } from './+types/sign-in-page'
import '#web/i18n/account/pack.ts'
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

/** Only a page of this site: another address in the link would carry people away with our name on it. */
export const nextOf = (next: string | null): string =>
  next && isLocalPath(next) && !next.startsWith(paths.signIn()) ? next : paths.home()

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function SignInPage({ loaderData: { next, failed, code } }: Route.ComponentProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const { settings } = useRoot()
  const done = () => navigate(next, { replace: true })
  const ticketFailed = useTicket(done)
  const [step, setStep] = useState<SignInStep>(FIRST_STEP)
  const title = useRef<HTMLHeadingElement>(null)
  // The next step begins at its title, wherever the page was scrolled to; the one with the code goes to its box by itself.
  const go = (next: SignInStep) => {
    flushSync(() => setStep(next))
    if (next.at !== 'verify') title.current?.focus()
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
            <FormFault fault={failed || ticketFailed ? failureWords(t, failed, code) : null} />
          </>
        )}
        <SignInPanel step={step} onStep={go} ways={waysIn(settings)} next={next} onDone={done} />
      </div>
    </main>
  )
}
