import { getCategories } from '#contract/categories.ts'
import { pageOf } from '#web/api/page-context.ts'
import { CategoryGrid } from '#web/features/categories/category-grid.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { itemListData, trailData } from '#web/features/seo/structured-data.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import type { Route } from './+types/categories-page'
import '#web/i18n/categories/pack.ts'

const MAX = 100

export const headers = () => ({ 'Surrogate-Control': 'max-age=3' })

export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, seo } = pageOf(context)
  const { data: found, total } = await api(getCategories, { has_property: true, limit: MAX })
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  const url = baseUrl + paths.categories()
  const categories = found.map(({ id, slug_id, category, translated_name, image, properties_count = 0 }) => ({
    id,
    slug: slug_id,
    name: translated_name || category,
    image,
    count: properties_count,
  }))
  return {
    categories,
    homes: categories.reduce((sum, { count }) => sum + count, 0),
    structured: [
      itemListData(
        categories.map(({ name, slug }) => ({ name, url: baseUrl + paths.category(slug) })),
        { total },
      ),
      trailData([
        { name: siteName, url: `${baseUrl}/` },
        { name: t('catalogue.title'), url },
      ]),
    ],
    meta: pageMeta({
      title: t('catalogue.title'),
      siteName,
      description: t('catalogue.meta-text', { name: siteName }),
      url,
      languages: settings.languages.map(({ code }) => code),
      seo: seo('all-categories'),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function CategoriesPage({ loaderData: { categories, homes, structured } }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={t('catalogue.title')} text={t('catalogue.text', { count: homes })} />
      <CategoryGrid categories={categories} />
      {structured.map((facts) => (
        <JsonLd key={facts['@type']} data={facts} />
      ))}
    </main>
  )
}
