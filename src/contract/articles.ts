import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Flag, Instant, limit, Numeric, OptionalId, offset, Slug } from './fields.ts'
import { Article } from './objects.ts'

/** An article in a list or on its own page. */
export const ArticleItem = z.extend(Article, {
  /** Relative time in English, as shipped clients display it; the two fields below are timestamps. */
  created_at: z.string(),
  published_at: Instant,
  updated_at: Instant,
  reading_minutes: z.int(),
})
export type ArticleItem = z.output<typeof ArticleItem>

export const getArticles = read('GET get_articles', {
  access: 'anyone',
  summary: 'Lists articles of all categories or of one, or returns one article with related ones.',
  input: z.object({
    id: OptionalId,
    /** 0 selects articles without a category. */
    category_id: z.optional(Numeric(z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)))),
    /** Slug of an article or of a category. */
    slug_id: z.optional(Slug),
    /** Sorts the newest first, as our own pages do; the default is the order of creation, for existing clients. */
    latest_first: Flag,
    offset,
    limit: limit(),
  }),
  output: z.array(ArticleItem),
  beside: z.object({ total: z.int(), similar_articles: z.array(ArticleItem) }),
  responseTtlSeconds: 3,
})

/** Used by our own pages for the category filter. */
export const getArticleCategories = read('GET article-categories', {
  access: 'anyone',
  summary: 'Lists article categories with the number of articles.',
  input: z.object({}),
  output: z.array(
    z.object({
      /** 0 for articles without a category. */
      id: z.int(),
      category: z.string(),
      translated_name: z.string(),
      slug_id: z.string(),
      articles_count: z.int(),
    }),
  ),
  responseTtlSeconds: 3,
})
