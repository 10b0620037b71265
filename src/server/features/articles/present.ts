import type { ArticleItem } from '#contract/articles.ts'
import type { Article } from '#contract/objects.ts'
import { instantOf } from '#domain/instant.ts'
import { readingMinutes } from '#domain/reading-time.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { cleanHtml } from '#server/features/markup/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import type { ArticleRow } from './queries.ts'

/** An article as listed on the homepage. */
export function presentArticle(row: ArticleRow, origin: string): Article {
  const image = imageAddress(row.image, origin)
  const description = cleanHtml(row.description)
  return {
    id: row.id,
    slug_id: row.slug,
    image,
    width: row.image?.width ?? 0,
    height: row.image?.height ?? 0,
    blur: row.image?.blur ?? '',
    title: row.title,
    translated_title: row.translatedTitle ?? row.title,
    description,
    translated_description: row.translatedDescription === null ? description : cleanHtml(row.translatedDescription),
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keywords: row.metaKeywords,
    meta_image: image,
    category_id: row.category?.id ?? null,
    category: row.category && {
      id: row.category.id,
      category: row.category.name,
      translated_name: row.category.translatedName ?? row.category.name,
      slug_id: row.category.slug,
      image: '',
    },
    view_count: row.viewCount,
    author_name: row.author,
    created_at: instantOf(row.createdAt),
  }
}

/** The same with a relative age. */
export function presentItem(row: ArticleRow, { origin, now }: { origin: string; now: Date }): ArticleItem {
  const article = presentArticle(row, origin)
  return {
    ...article,
    created_at: timeAgo(new Date(row.createdAt), now),
    published_at: article.created_at,
    updated_at: instantOf(row.updatedAt),
    reading_minutes: readingMinutes(article.translated_description),
  }
}
