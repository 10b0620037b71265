import { getFaqs } from '#contract/support.ts'
import { pageOf } from '#web/api/page-context.ts'
import { questionsData } from '#web/features/articles/structured-data.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/faqs-page'
import '#web/i18n/support/pack.ts'

/** More than any site has; FAQs are scanned by eye, so they are on one page. */
const MAX = 100

export const headers = () => ({ 'Surrogate-Control': 'max-age=3' })

export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, seo } = pageOf(context)
  const { data: faqs } = await api(getFaqs, { limit: MAX })
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  return {
    faqs,
    structured: faqs.length > 0 ? questionsData(faqs) : null,
    meta: pageMeta({
      title: t('faqs.title'),
      siteName,
      description: t('faqs.meta-text', { name: siteName }),
      url: baseUrl + paths.faqs(),
      languages: settings.languages.map(({ code }) => code),
      seo: seo('faqs'),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function FaqsPage({ loaderData: { faqs, structured } }: Route.ComponentProps) {
  const { t } = useText()
  const ask = (
    <LinkButton kind="primary" to={paths.contact()}>
      {t('faqs.ask')}
    </LinkButton>
  )
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={t('faqs.title')} text={t('faqs.text')} />
      {faqs.length > 0 ? (
        <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Accordion
            items={faqs.map(({ id, question, answer }) => ({
              key: id,
              title: question,
              body: <p className="whitespace-pre-line">{answer}</p>,
            }))}
          />
          <aside className="grid content-start gap-4 self-start rounded-lg border border-line bg-surface p-6">
            <h2 className="text-lg">{t('faqs.ask-title')}</h2>
            <p className="text-sm text-ink-soft">{t('faqs.ask-text')}</p>
            <div>{ask}</div>
          </aside>
        </div>
      ) : (
        <EmptyState drawing="messages" title={t('faqs.empty-title')} text={t('faqs.empty-text')} action={ask} />
      )}
      {structured && <JsonLd data={structured} />}
    </main>
  )
}
