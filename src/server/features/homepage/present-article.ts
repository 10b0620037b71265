import type { Article } from '#contract/objects.ts'
import { instantOf } from '#domain/instant.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import type { ArticleRow } from './queries.ts'

export const presentArticle = (row: ArticleRow, baseUrl: string): Article => ({
  id: row.id,
  slug_id: row.slug,
  image: imageAddress(row.image, baseUrl),
  width: row.image?.width ?? 0,
  height: row.image?.height ?? 0,
  blur: row.image?.blur ?? '',
  title: row.title,
  translated_title: row.translatedTitle ?? row.title,
  description: row.description,
  translated_description: row.translatedDescription ?? row.description,
  meta_title: row.metaTitle,
  meta_description: row.metaDescription,
  meta_keywords: row.metaKeywords,
  meta_image: imageAddress(row.image, baseUrl),
  category_id: row.category?.id ?? null,
  category: row.category && { id: row.category.id, category: row.category.name, slug_id: row.category.slug },
  view_count: row.viewCount,
  created_at: instantOf(row.createdAt),
})
