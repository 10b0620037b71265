import { getAboutUs, getPrivacyPolicy, getTerms } from '#contract/site-texts.ts'
import { publicPages } from '#domain/public-pages.ts'
import { pageOf } from '#web/api/page-context.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { RichText } from '#web/parts/rich-text.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/site-text-page'
import '#web/i18n/site-texts/pack.ts'

/** The operator's content pages, by address. */
const TEXTS = [
  { path: publicPages.about, page: 'about-us', call: getAboutUs, title: 'nav.about', text: 'about.meta-text' },
  {
    path: publicPages.privacy,
    page: 'privacy-policy',
    call: getPrivacyPolicy,
    title: 'nav.privacy',
    text: 'privacy.meta-text',
  },
  { path: publicPages.terms, page: 'terms-and-condition', call: getTerms, title: 'nav.terms', text: 'terms.meta-text' },
] as const

export const headers = () => ({ 'Surrogate-Control': 'max-age=3' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, seo } = pageOf(context)
  const { page, call, title, text } = TEXTS.find(({ path }) => path === url.pathname)!
  const { data: html } = await api(call, {})
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  return {
    title,
    html,
    meta: pageMeta({
      title: t(title),
      siteName,
      description: t(text, { name: siteName }),
      url: baseUrl + url.pathname,
      languages: settings.languages.map(({ code }) => code),
      seo: seo(page),
      index: html !== '',
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function SiteTextPage({ loaderData: { title, html } }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={t(title)} />
      {html ? (
        <RichText html={html} />
      ) : (
        <EmptyState
          drawing="messages"
          title={t('site-text.empty-title')}
          text={t('site-text.empty-text')}
          action={<LinkButton to={paths.contact()}>{t('nav.contact')}</LinkButton>}
        />
      )}
    </main>
  )
}
