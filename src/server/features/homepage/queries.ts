import type { HomepageSection } from '#contract/homepage.ts'
import type { Place } from '#domain/home-place.ts'
import type { PropertyPreferences } from '#domain/recommendation.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { type AgentRow, BUSIEST } from '#server/features/agents/public.ts'
import { ARTICLE, type ArticleRow } from '#server/features/articles/public.ts'
import { CATALOGUE_VERSION } from '#server/features/categories/public.ts'
import { type CityRow, fullestCities } from '#server/features/cities/public.ts'
import { IS_FEATURED, type ProjectRow } from '#server/features/projects/public.ts'
import {
  ASK,
  type Asker,
  askedBy,
  type CardRow,
  IMAGE,
  type ImageRow,
  IS_FAVOURITE,
  prepared,
} from '#server/features/properties/public.ts'
import { LIKED_FACILITIES, PREFERENCES_JSON } from '#server/features/recommendations/public.ts'
import { CIRCLE, chosenHomes, isShown, placedAt } from './homes.sql.ts'
import { projects } from './projects.sql.ts'

/** The whole homepage as one row. */
export interface HomepageRow {
  sections: { id: number; type: HomepageSection['type']; title: string; translatedTitle: string | null }[] | null
  /** Property ids by section; each property is in `cards` once. */
  chosen: Record<string, number[]> | null
  cards: (CardRow & { favouriteCount: number })[] | null
  isNearSomething: boolean
  /** Property counts by category id. */
  counts: Record<string, number> | null
  catalogueVersion: number
  sliders: SliderRow[] | null
  agents: AgentRow[] | null
  articles: ArticleRow[] | null
  /** Only for users with saved preferences. */
  liked?: { likes: PropertyPreferences; facilities: Record<string, number[]> | null } | null
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

const translated = (subject: string, id: string, field: string) => `(
  select x.value from content_translations x
  where x.subject = '${subject}' and x.subject_id = ${id} and x.language_code = ask.language and x.field = '${field}')`

/** Homepage slides; those whose category or property is not public are left out. */
const SLIDES = `
  select s.id, s.type, s.position, s.category_id as "categoryId", s.property_id, s.property_id as "propertyId", s.link,
    s.show_property_details as "showDetails", m.alt, ${IMAGE} as image,
    (select ${IMAGE} from media m where m.id = s.web_media_id) as "webImage"
  from sliders s join media m on m.id = s.media_id
  where (s.category_id is null or exists (select from categories x where x.id = s.category_id and x.is_active))
    and (s.property_id is null or exists (select from listing x where x.id = s.property_id))`

const COUNTS = `(select json_object_agg(x.id, x.count) from listing_totals x where x.dimension = 'category')`

/** Around the chosen place, or everywhere if there is nothing near it. */
const COUNTS_AROUND = `
  case when (select found from around) then (
    select json_object_agg(x.category_id, x.count) from (select category_id, count(*) from near group by category_id) x)
  else ${COUNTS} end`

const ARTICLES = `(
  select json_agg(${ARTICLE} order by a.id desc) from (select * from articles order by id desc limit 5) a)`

/** The viewer's preferences, and the preferred facilities that each recommended property has. */
const LIKED = `(
  select json_build_object('likes', ${PREFERENCES_JSON}, 'facilities', (
    select json_object_agg(h.id, ${LIKED_FACILITIES}) from listing h
    where h.id in (select id from chosen where section = 'user_recommendations_section')))
  from property_preferences i where i.user_id = ask.viewer_id)`

const FAQS = `(
  select json_agg(json_build_object('id', f.id,
    'question', coalesce(${translated('faq', 'f.id', 'question')}, f.question),
    'answer', coalesce(${translated('faq', 'f.id', 'answer')}, f.answer)) order by f.id desc)
  from (select * from faqs where is_active order by id desc limit 5) f)`

const homepage = (isMember: boolean, hasPlace: boolean, most: number) => `
  with ask as materialized (select * from ${ASK}),
  ${hasPlace ? CIRCLE : ''}
  chosen as materialized (${chosenHomes(isMember, hasPlace, most)}),
  slides as materialized (${SLIDES})
  select
    ${hasPlace ? '(select found from around)' : 'false'} as "isNearSomething",
    (select json_agg(json_build_object('id', s.id, 'type', s.type, 'title', s.title, 'translatedTitle', ${translated('homepage_section', 's.id', 'title')})
            order by s.sort_order, s.id)
     from homepage_sections s cross join ask where s.is_active) as sections,
    (select json_object_agg(g.section, g.ids) from (
      select section, json_agg(id order by rank) as ids from chosen group by section) g) as chosen,
    (select json_agg(json_build_object('card', c.card, 'gallery', c.gallery, 'favouriteCount', l.likes${isMember ? `, 'isFavourite', ${IS_FAVOURITE}` : ''}))
     from (select id from chosen union select property_id from slides where property_id is not null) h
     join listing l on l.id = h.id join listing_cards c on c.id = h.id cross join ask) as cards,
    ${hasPlace ? COUNTS_AROUND : COUNTS} as counts, ${CATALOGUE_VERSION} as "catalogueVersion",
    (select json_agg(to_json(slides) order by slides.position, slides.id) from slides) as sliders,
    case when ${isShown('agents_list_section')} then ${BUSIEST} end as agents,
    case when ${isShown('articles_section')} then ${ARTICLES} end as articles,
    case when ${isShown('faqs_section')} then ${FAQS} end as faqs,
    ${isMember ? `${LIKED} as liked,` : ''}
    case when ${isShown('properties_by_cities_section')} then (select json_agg(to_json(c)) from (${fullestCities(`limit ${most}`)}) c) end as cities,
    case when ${isShown('projects_section')} then ${projects(hasPlace, 'true', most)} end as projects,
    case when ${isShown('featured_projects_section')} then ${projects(hasPlace, IS_FEATURED, most)} end as "featuredProjects"
  from ask`

/** One statement text per limit: a constant limit lets PostgreSQL plan for it. */
const texts = new Map<string, string>()

function textFor(isMember: boolean, hasPlace: boolean, most: number): string {
  const key = `${isMember} ${hasPlace} ${most}`
  const text = texts.get(key) ?? homepage(isMember, hasPlace, most)
  texts.set(key, text)
  return text
}

/** Reads the whole homepage in one statement, with up to `most` items per section. */
export function findHomepage(sql: Sql, asker: Asker, place: Place | null, most: number): Promise<HomepageRow> {
  const text = textFor(asker.viewer !== null, place !== null, most)
  return one(prepared<HomepageRow>(sql, text, place ? [...askedBy(asker), ...placedAt(place)] : askedBy(asker)))
}

interface SectionRow {
  id: number
  type: string
  title: string
  translatedTitle: string | null
  position: number
  isActive: boolean
}

/** All sections, in order. */
export const listSections = (sql: Sql, language: string): Promise<SectionRow[]> => sql<SectionRow[]>`
  select s.id, s.type, s.title, s.sort_order as position, s.is_active as "isActive", (
    select x.value from content_translations x
    where x.subject = 'homepage_section' and x.subject_id = s.id and x.language_code = ${language} and x.field = 'title') as "translatedTitle"
  from homepage_sections s order by s.sort_order, s.id`
