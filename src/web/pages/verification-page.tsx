import { useRevalidator } from 'react-router'
import { getVerificationFields, getVerificationValues } from '#contract/verification.ts'
import { pageOf } from '#web/api/page-context.ts'
import { VerificationForm } from '#web/features/profile/verification-form.tsx'
import { VerificationNotice } from '#web/features/profile/verification-notice.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { DraftReturn, draftReturn } from '#web/parts/draft-return.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/verification-page'
import '#web/i18n/form/pack.ts'
import '#web/i18n/publishing-requirements/pack.ts'
import '#web/i18n/profile/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const draft = draftReturn(url.searchParams)
  const meta = pageMeta({
    title: t('verify.title'),
    siteName: settings.company_name ?? 'Lintel',
    description: t('verify.initial'),
    url: baseUrl + paths.verification(),
    languages: settings.languages.map(({ code }) => code),
    index: false,
  })
  if (!isSignedIn) return { own: null, draft, meta }
  const [fields, latest] = await Promise.all([api(getVerificationFields, {}), api(getVerificationValues, {})])
  return {
    own: { fields: fields ?? [], status: latest?.status ?? ('initial' as const), reason: latest?.reason ?? '' },
    draft,
    meta,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function VerificationPage({ loaderData: { own, draft } }: Route.ComponentProps) {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const isOpen = own && (own.status === 'initial' || own.status === 'failed')
  return (
    <main id="content" className="wrap-page pb-24">
      <PageHead title={t('verify.title')} text={t('verify.why')} />
      <div className="grid max-w-2xl gap-8">
        {own && draft && <DraftReturn href={draft} isReady={own.status === 'success'} />}
        {own && own.status !== 'initial' && <VerificationNotice status={own.status} />}
        {own?.status === 'failed' && own.reason && (
          <p className="text-sm">{t('verify.reason', { reason: own.reason })}</p>
        )}
        {isOpen && own.fields.length > 0 && <VerificationForm fields={own.fields} onSent={revalidate} />}
        {isOpen && own.fields.length === 0 && <EmptyState drawing="search" title={t('verify.not-offered')} />}
        {!own && (
          <EmptyState
            drawing="house"
            title={t('profile.gate')}
            action={
              <LinkButton kind="primary" to={paths.signIn(paths.verification(draft ?? undefined))}>
                {t('account.sign-in')}
              </LinkButton>
            }
          />
        )}
      </div>
    </main>
  )
}
