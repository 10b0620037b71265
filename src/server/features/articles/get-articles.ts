import type { getArticles as endpoint } from '#contract/articles.ts'
import type { Handler } from '#server/context.ts'
import { presentItem } from './present.ts'
import { listArticles } from './queries.ts'
import { countArticleView } from './views.ts'

export const getArticles: Handler<typeof endpoint> = async (ctx, input) => {
  const page = { offset: input.offset, limit: input.limit, isLatestFirst: input.latest_first }
  const filter = { id: input.id, categoryId: input.category_id, slug: input.slug_id }
  const { articles, similar, total } = await listArticles(ctx.sql, filter, page, ctx.language)
  const [first] = articles
  if (first && (input.id !== undefined || input.slug_id === first.slug)) countArticleView(ctx.sql, first.id)
  return {
    data: articles.map((row) => presentItem(row, ctx)),
    total,
    similar_articles: similar.map((row) => presentItem(row, ctx)),
  }
}
