import type { ArticleItem } from '#contract/articles.ts'
import { type CardArticle, articleView as cardView } from '#web/parts/card-article.ts'

export const listedArticle = (article: ArticleItem): CardArticle => ({
  ...cardView(article, article.published_at),
  minutes: article.reading_minutes,
})

/** An article as its own page shows it. */
export interface ArticleView extends CardArticle {
  html: string
  subject: { id: number; name: string; slug: string } | null
  /** Only where it was changed on a later day. */
  updatedAt: string | null
}

export const articleView = (article: ArticleItem): ArticleView => ({
  ...listedArticle(article),
  html: article.translated_description,
  subject: article.category && {
    id: article.category.id,
    name: article.category.translated_name,
    slug: article.category.slug_id,
  },
  updatedAt: article.updated_at.slice(0, 10) > article.published_at.slice(0, 10) ? article.updated_at : null,
})
