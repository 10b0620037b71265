import type { getArticleCategories as endpoint } from '#contract/articles.ts'
import type { Handler } from '#server/context.ts'
import { listArticleCategories } from './queries.ts'

export const getArticleCategories: Handler<typeof endpoint> = async ({ sql, language }) => {
  const { categories, without } = await listArticleCategories(sql, language)
  const named = categories.map(({ id, name, translatedName, slug, count }) => ({
    id,
    category: name,
    translated_name: translatedName ?? name,
    slug_id: slug,
    articles_count: count,
  }))
  const general = { id: 0, category: 'General', translated_name: '', slug_id: '', articles_count: without }
  return without > 0 ? [...named, general] : named
}
