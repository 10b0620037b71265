import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

export interface ArticleRow {
  id: number
  slug: string
  title: string
  translatedTitle: string | null
  description: string
  translatedDescription: string | null
  image: ImageRow | null
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  category: { id: number; name: string; translatedName: string | null; slug: string } | null
  viewCount: number
  /** The name of the site. */
  author: string
  createdAt: string
  updatedAt: string
}

const translated = (subject: string, id: string, field: string) => `(
  select x.value from content_translations x
  where x.subject = '${subject}' and x.subject_id = ${id} and x.language_code = ask.language and x.field = '${field}')`

/** JSON of an `ArticleRow` from a row `a` of articles; a row `ask` supplies the language. */
export const ARTICLE = `json_build_object(
  'id', a.id, 'slug', a.slug, 'title', a.title, 'description', a.description, 'viewCount', a.view_count,
  'author', (select coalesce(max(value), 'Lintel') from settings where key = 'company_name'),
  'metaTitle', a.meta_title, 'metaDescription', a.meta_description, 'metaKeywords', a.meta_keywords,
  'createdAt', a.created_at, 'updatedAt', a.updated_at,
  'translatedTitle', ${translated('article', 'a.id', 'title')},
  'translatedDescription', ${translated('article', 'a.id', 'description')},
  'image', (select ${IMAGE} from media m where m.id = a.media_id),
  'category', (select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug,
    'translatedName', ${translated('article_category', 'c.id', 'name')})
    from article_categories c where c.id = a.category_id))`

/** Filter of a list; a single article also gets similar ones. */
export interface ArticleFilter {
  id?: number | undefined
  categoryId?: number | undefined
  slug?: string | undefined
}

export interface ArticlePage {
  total: number
  articles: ArticleRow[]
  similar: ArticleRow[]
}

const MAX_SIMILAR = 3

/** A page of articles by creation, ascending or descending. */
export function listArticles(
  sql: Sql,
  { id = null, categoryId = null, slug = null }: { [K in keyof ArticleFilter]: ArticleFilter[K] | null },
  { offset, limit, isLatestFirst }: { offset: number; limit: number; isLatestFirst: boolean },
  language: string,
): Promise<ArticlePage> {
  const article = sql.unsafe(ARTICLE)
  const order = isLatestFirst ? sql`a.created_at desc, a.id desc` : sql`a.id`
  return one(sql<ArticlePage[]>`
    with ask as (select ${language}::text as language),
    named as materialized (select id, category_id from articles where slug = ${slug}),
    found as materialized (
      select a.* from articles a
      where (${id}::bigint is null or a.id = ${id})
        and (${categoryId}::bigint is null or a.category_id is not distinct from nullif(${categoryId}::bigint, 0))
        and (${slug}::text is null or a.id in (select id from named) or (
          not exists (select from named)
          and a.category_id = (select c.id from article_categories c where c.slug = ${slug})))),
    single as materialized (
      select id, category_id from found where ${id}::bigint is not null or id in (select id from named))
    select (select count(*) from found) as total,
      coalesce((select json_agg(${article} order by ${order})
        from (select a.* from found a order by ${order} offset ${offset} limit ${limit}) a cross join ask), '[]') as articles,
      coalesce((select json_agg(${article} order by a.rank)
        from (
          select a.*, row_number() over (order by (a.category_id is not distinct from s.category_id) desc, a.created_at desc, a.id desc) as rank
          from articles a join single s on a.id <> s.id
          order by rank limit ${MAX_SIMILAR}) a cross join ask), '[]') as similar`)
}

export interface ArticleCategoryRow {
  id: number
  name: string
  translatedName: string | null
  slug: string
  count: number
}

/** Categories that have articles, by name, and the number of uncategorised articles. */
export function listArticleCategories(
  sql: Sql,
  language: string,
): Promise<{ categories: ArticleCategoryRow[]; without: number }> {
  return one(sql<{ categories: ArticleCategoryRow[]; without: number }[]>`
    select coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'count', c.count,
        'translatedName', (select x.value from content_translations x where x.subject = 'article_category'
          and x.subject_id = c.id and x.language_code = ${language} and x.field = 'name')) order by c.name, c.id)
      from (select c.id, c.name, c.slug, count(*) as count from article_categories c
        join articles a on a.category_id = c.id group by c.id) c), '[]') as categories,
      (select count(*) from articles where category_id is null) as without`)
}

export const addArticleViews = (sql: Sql, ids: number[], amounts: number[]) => sql`
  update articles a set view_count = a.view_count + v.amount
  from unnest(${ids}::bigint[], ${amounts}::integer[]) v (id, amount) where a.id = v.id`

/** The site's name and default language. */
export const findSite = (sql: Sql): Promise<{ name: string; language: string } | null> =>
  maybeOne(sql<{ name: string; language: string }[]>`
    select coalesce(max(value) filter (where key = 'company_name'), 'Lintel') as name,
      coalesce(max(value) filter (where key = 'default_language'), 'en') as language
    from settings where key in ('company_name', 'default_language')`)
