import { data } from 'react-router'
import { getArticles } from '#contract/articles.ts'
import { clipText, META_LIMITS } from '#domain/meta-tags.ts'
import { plainText } from '#domain/plain-text.ts'
import { shareImage } from '#domain/renditions.ts'
import { pageOf } from '#web/api/page-context.ts'
import { ArticleBody } from '#web/features/articles/article-body.tsx'
import { articleData } from '#web/features/articles/structured-data.ts'
import { articleView, listedArticle } from '#web/features/articles/view.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { trailData } from '#web/features/seo/structured-data.ts'
import { ShareButton } from '#web/features/sharing/share-button.tsx'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { ArticleCard } from '#web/parts/article-card.tsx'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { Section } from '#web/parts/section.tsx'
import { paths } from '#web/paths.ts'
import { useCached } from '#web/state/cached.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import type { Route } from './+types/article-page'
import '#web/i18n/articles/pack.ts'

export const headers = () => ({ 'Surrogate-Control': 'max-age=3' })

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language } = pageOf(context)
  const { data: found, similar_articles } = await api(getArticles, { slug_id: params.slug, limit: 1 })
  const [article] = found
  // The slug of a category is a list, not a page.
  if (!article || article.slug_id !== params.slug) throw data(null, { status: 404 })
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  const url = baseUrl + paths.article(article.slug_id)
  const title = article.translated_title
  return {
    article: articleView(article),
    more: similar_articles.map(listedArticle),
    url,
    structured: [
      articleData(article, { url, siteName, language }),
      trailData([
        { name: siteName, url: `${baseUrl}/` },
        { name: t('articles.title'), url: baseUrl + paths.articles() },
        { name: title, url },
      ]),
    ],
    meta: pageMeta({
      title: title === article.title ? article.meta_title || title : title,
      siteName,
      description:
        (title === article.title && article.meta_description) ||
        clipText(plainText(article.translated_description), META_LIMITS.descriptionMost),
      keywords: article.meta_keywords,
      url,
      languages: settings.languages.map(({ code }) => code),
      image: article.image ? { url: shareImage(article.image, article.width), alt: title } : undefined,
      kind: 'article',
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ArticlePage({ loaderData: { article, more, url, structured } }: Route.ComponentProps) {
  const { t } = useText()
  // Back leads to the category from which the article was opened.
  const chosen = useCached('articleCategoryId')
  const { subject } = article
  const listHref = paths.articles(
    subject && subject.id === chosen ? new URLSearchParams({ category: subject.slug }).toString() : '',
  )
  return (
    <main id="content" className="wrap-page pt-4 pb-16">
      <Breadcrumbs
        crumbs={[
          { label: t('nav.explore'), href: paths.home() },
          { label: t('articles.title'), href: listHref },
          { label: article.translated_title || article.title },
        ]}
      />
      <div className="mt-8">
        <ArticleBody
          article={article}
          share={<ShareButton title={article.translated_title || article.title} url={url} />}
        />
      </div>
      {more.length > 0 && (
        <div className="mt-10 border-t border-line">
          <Section title={t('article.more')} columns={3} href={listHref}>
            {more.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} href={paths.article(other.slug)} />
              </li>
            ))}
          </Section>
        </div>
      )}
      {structured.map((facts) => (
        <JsonLd key={facts['@type']} data={facts} />
      ))}
    </main>
  )
}
