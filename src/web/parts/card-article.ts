import type { Article } from '#contract/objects.ts'

type Picture = Pick<Article, 'image' | 'width' | 'height' | 'blur'>

/** The fields of an article that its card shows. */
export interface CardArticle extends Picture {
  id: number
  slug: string
  title: string
  translated_title: string
  created_at: string
  category: { category: string } | null
  /** The reading time. */
  minutes?: number
}

/** An article in a list, from any call. */
interface Listed extends Picture {
  id: number
  slug_id: string
  title: string
  translated_title: string
  category: { translated_name: string } | null
}

export const articleView = (article: Listed, created_at: string): CardArticle => ({
  id: article.id,
  slug: article.slug_id,
  title: article.title,
  translated_title: article.translated_title,
  image: article.image,
  width: article.width,
  height: article.height,
  blur: article.blur,
  created_at,
  category: article.category && { category: article.category.translated_name },
})
