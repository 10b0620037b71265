import type { HomepageSection } from '#contract/homepage.ts'
import type { Place } from '#domain/home-place.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { type CategoryRow, categoryOf } from '#server/features/categories/public.ts'
import { type CityRow, fullestCities } from '#server/features/cities/public.ts'
import { type Asker, asking, type CardRow, card, type ImageRow, image } from '#server/features/properties/public.ts'
import { type AgentRow, agents } from './agents-query.ts'
import { chosenHomes, isShown, nearHomes } from './homes-query.ts'
import { type ProjectRow, projects } from './projects-query.ts'

/** The whole home page as one row. */
export interface HomepageRow {
  sections: { type: HomepageSection['type']; title: string; translatedTitle: string | null }[] | null
  /** Ids of homes by section; each home itself comes once, in `cards`. */
  chosen: Record<string, number[]> | null
  cards: CardRow[] | null
  isNearSomething: boolean
  categories: (CategoryRow & { isActive: boolean; count: number })[]
  sliders: SliderRow[] | null
  agents: AgentRow[] | null
  articles: ArticleRow[] | null
  faqs: { id: number; question: string; answer: string }[] | null
  cities: CityRow[] | null
  projects: ProjectRow[] | null
  featuredProjects: ProjectRow[] | null
}

export interface SliderRow {
  id: number
  type: 'image' | 'category' | 'property' | 'link'
  image: ImageRow
  webImage: ImageRow | null
  alt: string | null
  categoryId: number | null
  propertyId: number | null
  showDetails: boolean
  link: string | null
}

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
  category: { id: number; name: string; slug: string } | null
  viewCount: number
  createdAt: string
}

/** Everything the home page shows, in one statement. */
export function findHomepage(sql: Sql, asker: Asker, place: Place | null): Promise<HomepageRow> {
  return one(sql<HomepageRow[]>`
    with ask as materialized (select *, ${place !== null} as has_place from ${asking(sql, asker)} asker),
    near as materialized (${nearHomes(sql, place)}),
    around as materialized (select exists (select from near) as found),
    chosen as materialized (${chosenHomes(sql)}),
    slides as materialized (${slides(sql)})
    select
      (select found from around) as "isNearSomething",
      (select json_agg(json_build_object('type', s.type, 'title', s.title, 'translatedTitle', ${translated(sql, 'homepage_section', sql`s.id`, 'title')})
              order by s.sort_order, s.id)
       from homepage_sections s cross join ask where s.is_active) as sections,
      (select json_object_agg(c.section, c.ids) from (
        select section, json_agg(id order by rank) as ids from chosen group by section) c) as chosen,
      (select json_agg(${card(sql)})
       from (select id from chosen union select property_id from slides where property_id is not null) c
       join listing l on l.id = c.id join properties p on p.id = c.id cross join ask) as cards,
      ${categories(sql, asker.language)} as categories,
      (select json_agg(to_json(slides) order by slides.position, slides.id) from slides) as sliders,
      case when ${isShown(sql, 'agents_list_section')} then ${agents(sql)} end as agents,
      case when ${isShown(sql, 'articles_section')} then ${articles(sql)} end as articles,
      case when ${isShown(sql, 'faqs_section')} then ${faqs(sql)} end as faqs,
      case when ${isShown(sql, 'properties_by_cities_section')} then (select json_agg(to_json(c)) from (${fullestCities(sql, 0, 12)}) c) end as cities,
      case when ${isShown(sql, 'projects_section')} then ${projects(sql, place, sql`true`)} end as projects,
      case when ${isShown(sql, 'featured_projects_section')} then ${projects(
        sql,
        place,
        sql`exists (
        select from advertisements x where x.project_id = p.id and x.status = 'approved' and x.is_enabled)`,
      )} end as "featuredProjects"
    from ask`)
}

const translated = (sql: Sql, subject: string, id: ReturnType<Sql>, field: string) => sql`(
  select x.value from content_translations x
  where x.subject = ${subject} and x.subject_id = ${id} and x.language_code = ask.language and x.field = ${field})`

/** Opening pictures; those whose category or home is no longer public are left out. */
const slides = (sql: Sql) => sql`
  select s.id, s.type, s.position, s.category_id as "categoryId", s.property_id, s.property_id as "propertyId", s.link,
    s.show_property_details as "showDetails", m.alt, ${image(sql)} as image,
    (select ${image(sql)} from media m where m.id = s.web_media_id) as "webImage"
  from sliders s join media m on m.id = s.media_id
  where (s.category_id is null or exists (select from categories x where x.id = s.category_id and x.is_active))
    and (s.property_id is null or exists (select from listing x where x.id = s.property_id))`

/** Every category, for the cards too; those in use carry their number of homes. */
const categories = (sql: Sql, language: string) => sql`(
  select json_agg((${categoryOf(sql, sql`k.id`, language)}::jsonb || jsonb_build_object(
    'isActive', k.is_active,
    'count', coalesce((select x.count from listing_totals x where x.dimension = 'category' and x.id = k.id), 0))) order by k.id)
  from categories k)`

const articles = (sql: Sql) => sql`(
  select json_agg(json_build_object(
    'id', a.id, 'slug', a.slug, 'title', a.title, 'description', a.description, 'viewCount', a.view_count,
    'metaTitle', a.meta_title, 'metaDescription', a.meta_description, 'metaKeywords', a.meta_keywords,
    'createdAt', a.created_at,
    'translatedTitle', ${translated(sql, 'article', sql`a.id`, 'title')},
    'translatedDescription', ${translated(sql, 'article', sql`a.id`, 'description')},
    'image', (select ${image(sql)} from media m where m.id = a.media_id),
    'category', (select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug)
                 from article_categories c where c.id = a.category_id)) order by a.id desc)
  from (select * from articles order by id desc limit 5) a)`

const faqs = (sql: Sql) => sql`(
  select json_agg(json_build_object('id', f.id,
    'question', coalesce(${translated(sql, 'faq', sql`f.id`, 'question')}, f.question),
    'answer', coalesce(${translated(sql, 'faq', sql`f.id`, 'answer')}, f.answer)) order by f.id desc)
  from (select * from faqs where is_active order by id desc limit 5) f)`
