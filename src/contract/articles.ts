import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Flag, Id, Instant, limit, Numeric, offset, Slug } from './fields.ts'
import { Article } from './objects.ts'

/** An article in a list or on its own page. */
export const ArticleItem = z.extend(Article, {
  /** Relative English text here, as shipped clients show it; the two below are moments. */
  created_at: z.string(),
  published_at: Instant,
  updated_at: Instant,
  reading_minutes: z.int(),
})
export type ArticleItem = z.output<typeof ArticleItem>

export const getArticles = read('GET get_articles', {
  access: 'anyone',
  summary: 'Articles of all categories, of one, or a single one with others like it.',
  input: z.object({
    id: z.optional(Id),
    /** Zero is the category of those that have none. */
    category_id: z.optional(Numeric(z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)))),
    /** Of an article or of a category. */
    slug_id: z.optional(Slug),
    /** Our own pages show the latest first; existing clients read them in the order they were written. */
    latest_first: Flag,
    offset,
    limit: limit(),
  }),
  output: z.array(ArticleItem),
  beside: z.object({ total: z.int(), similar_articles: z.array(ArticleItem) }),
  keptSeconds: 3,
})

/** Our own pages let readers choose a subject. */
export const getArticleCategories = read('GET article-categories', {
  access: 'anyone',
  summary: 'The subjects that articles are about, each with how many there are.',
  input: z.object({}),
  output: z.array(
    z.object({
      /** Zero for the articles that have none. */
      id: z.int(),
      category: z.string(),
      translated_name: z.string(),
      slug_id: z.string(),
      articles_count: z.int(),
    }),
  ),
  keptSeconds: 3,
})
