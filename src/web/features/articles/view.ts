import type { ArticleItem } from '#contract/articles.ts'
import type { CardArticle } from '#web/parts/article-card.tsx'

/** The part of an article that its card shows. */
export interface ListedArticle extends CardArticle {
  slug: string
}

export const listedArticle = (article: ArticleItem): ListedArticle => ({
  id: article.id,
  slug: article.slug_id,
  title: article.title,
  translated_title: article.translated_title,
  image: article.image,
  width: article.width,
  height: article.height,
  blur: article.blur,
  created_at: article.published_at,
  minutes: article.reading_minutes,
  category: article.category && { category: article.category.translated_name },
})

/** An article as its own page shows it. */
export interface ArticleView extends ListedArticle {
  html: string
  subject: { name: string; slug: string } | null
  /** Only where it was changed on a later day. */
  updatedAt: string | null
}

export const articleView = (article: ArticleItem): ArticleView => ({
  ...listedArticle(article),
  html: article.translated_description,
  subject: article.category && { name: article.category.translated_name, slug: article.category.slug_id },
  updatedAt: article.updated_at.slice(0, 10) > article.published_at.slice(0, 10) ? article.updated_at : null,
})
