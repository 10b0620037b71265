import { useEffect } from 'react'
import { data } from 'react-router'
import { getArticleCategories, getArticles } from '#contract/articles.ts'
import { publicPages } from '#domain/public-pages.ts'
import { pageOf } from '#web/api/page-context.ts'
import { ArticleList } from '#web/features/articles/article-list.tsx'
import { SubjectLinks } from '#web/features/articles/subject-links.tsx'
import { listedArticle } from '#web/features/articles/view.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { itemListData, trailData } from '#web/features/seo/structured-data.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { pageNumber, wordsOf } from '#web/parts/address-params.ts'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { cache } from '#web/state/cached.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/articles-page'
import '#web/i18n/articles/pack.ts'

const PAGE_SIZE = 12

export const headers = () => ({ 'Surrogate-Control': 'max-age=3' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, seo } = pageOf(context)
  const category = wordsOf(url.searchParams, 'category')
  const page = pageNumber(url.searchParams)
  const before = (page - 1) * PAGE_SIZE
  const categories = await api(getArticleCategories, {})
  const subject = categories.find(({ slug_id }) => slug_id !== '' && slug_id === category)
  if (category && !subject) throw data(null, { status: 404 })
  const found = await api(getArticles, {
    ...(subject && { category_id: subject.id }),
    latest_first: '1',
    offset: before,
    limit: PAGE_SIZE,
  })
  if (page > 1 && found.data.length === 0) throw data(null, { status: 404 })
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  const name = subject ? `${t('articles.title')}: ${subject.translated_name}` : t('articles.title')
  const query = new URLSearchParams({ ...(category && { category }), ...(page > 1 && { page: String(page) }) })
  return {
    subjects: categories
      .filter(({ slug_id }) => slug_id !== '')
      .map(({ slug_id, translated_name, articles_count }) => ({
        slug: slug_id,
        name: translated_name,
        count: articles_count,
      })),
    category,
    categoryId: subject?.id ?? null,
    page,
    last: Math.max(1, Math.ceil(found.total / PAGE_SIZE)),
    articles: found.data.map(listedArticle),
    feed: `${publicPages.articlesFeed('atom')}?lang=${language}`,
    structured: [
      itemListData(
        found.data.map(({ translated_title, slug_id }) => ({
          name: translated_title,
          url: baseUrl + paths.article(slug_id),
        })),
        { total: found.total, before },
      ),
      trailData([
        { name: siteName, url: `${baseUrl}/` },
        { name: t('articles.title'), url: baseUrl + paths.articles() },
      ]),
    ],
    meta: [
      ...pageMeta({
        title: page > 1 ? `${name} · ${t('ui.page', { page })}` : name,
        siteName,
        description: t('articles.meta-text', { name: siteName }),
        url: baseUrl + paths.articles(query.toString()),
        languages: settings.languages.map(({ code }) => code),
        seo: seo('articles'),
        isOneOfMany: query.toString() !== '',
      }),
      ...(['atom', 'rss'] as const).map((form) => ({
        tagName: 'link' as const,
        rel: 'alternate',
        type: `application/${form}+xml`,
        title: siteName,
        href: `${publicPages.articlesFeed(form)}?lang=${language}`,
      })),
    ],
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { subjects, category, categoryId, page, last, articles, feed, structured } = loaderData
  const { t } = useText()
  useEffect(() => cache('articleCategoryId', categoryId), [categoryId])
  const hrefOf = (to: number) =>
    paths.articles(
      new URLSearchParams({ ...(category && { category }), ...(to > 1 && { page: String(to) }) }).toString(),
    )
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={t('articles.title')} text={t('articles.text')}>
        {subjects.length > 0 && <SubjectLinks subjects={subjects} current={category} />}
      </PageHead>
      {articles.length > 0 ? (
        <ArticleList articles={articles} />
      ) : (
        <EmptyState
          drawing="search"
          title={t('articles.empty-title')}
          text={t(category ? 'articles.empty-subject' : 'articles.empty-text')}
          action={category ? <LinkButton to={paths.articles()}>{t('articles.see-all')}</LinkButton> : undefined}
        />
      )}
      <div className="mt-10 grid justify-items-center gap-6">
        <Pagination current={page} last={last} hrefOf={hrefOf} />
        <a href={feed} data-reload className="inline-flex touchable items-center gap-2 text-sm text-link">
          <Icon name="link" size={16} />
          {t('articles.feed')}
        </a>
      </div>
      {structured.map((facts) => (
        <JsonLd key={facts['@type']} data={facts} />
      ))}
    </main>
  )
}
