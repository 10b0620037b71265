import type { Output } from '#contract/endpoint.ts'
import type { HomepageSection, homepageData } from '#contract/homepage.ts'
import type { Because } from '#contract/objects.ts'
import { agentView, type CardAgent } from '#web/parts/card-agent.ts'
import { articleView, type CardArticle } from '#web/parts/card-article.ts'
import { type CardProject, projectView } from '#web/parts/card-project.ts'
import { cardView, type PropertyCardData } from '#web/parts/property-card-data.ts'

type Home = Output<typeof homepageData>
type ItemsOf<T extends HomepageSection['type']> = Extract<HomepageSection, { type: T }>['data']

/** The data of a section that the browser gets: only the fields of its cards. */
/** Recommended homes carry their reason. */
type HomeItem = PropertyCardData & { because?: readonly Because[] }

export type HomeSection = { type: HomepageSection['type']; title: string } & (
  | { kind: 'homes'; items: HomeItem[] }
  | { kind: 'projects'; items: CardProject[] }
  | { kind: 'agents'; items: CardAgent[] }
  | { kind: 'articles'; items: CardArticle[] }
  | { kind: 'cities'; items: ItemsOf<'properties_by_cities_section'> }
  | { kind: 'categories'; items: ItemsOf<'categories_section'> }
  | { kind: 'faqs'; items: ItemsOf<'faqs_section'> }
)

export interface HomeView {
  sections: HomeSection[]
  slides: HomeSlide[]
  /** The property types of the search. */
  categories: { id: number; name: string }[]
  /** False when nothing is near the chosen location and all homes are shown instead. */
  nearby: boolean
}

export interface HomeSlide {
  id: number
  src: string
  width: number
  height: number
  blur: string
  title: string
  /** The listing that the image shows, if any. */
  slug: string | null
}

/** One row of cards each, two for the featured ones; the rest is behind a link. */
const HOMES_SHOWN = 4
const FEATURED_SHOWN = 8
/** No section shows more, so no more is requested. */
export const MAX_SHOWN = FEATURED_SHOWN

/** Reduces the response to what the page shows; empty sections are left out. */
export function homeView({ sections, slider_section, homepage_location_data_available }: Home): HomeView {
  return {
    sections: sections
      .map(sectionView)
      .filter((section) => section.items.length > 0)
      .toSorted((a, b) => Number(isPersonal(b)) - Number(isPersonal(a))),
    slides: slider_section.map((slide) => ({
      id: slide.id,
      src: slide.web_image || slide.image,
      width: slide.width,
      height: slide.height,
      blur: slide.blur,
      title: slide.property?.title ?? slide.title,
      slug: slide.property?.slug_id ?? null,
    })),
    categories: sections.flatMap((section) =>
      section.type === 'categories_section'
        ? section.data.map(({ id, translated_name }) => ({ id, name: translated_name }))
        : [],
    ),
    nearby: homepage_location_data_available,
  }
}

/** Homes chosen for the viewer come first; only pages of signed-in users have them, and those are not shared. */
const isPersonal = ({ type }: HomeSection) => type === 'user_recommendations_section'

function sectionView(section: HomepageSection): HomeSection {
  const head = { type: section.type, title: section.translated_title || section.title }
  switch (section.type) {
    case 'agents_list_section':
      return { ...head, kind: 'agents', items: section.data.slice(0, 6).map(agentView) }
    case 'articles_section':
      return {
        ...head,
        kind: 'articles',
        items: section.data.slice(0, 3).map((article) => articleView(article, article.created_at)),
      }
    case 'projects_section':
    case 'featured_projects_section':
      return { ...head, kind: 'projects', items: section.data.slice(0, 3).map(projectView) }
    case 'properties_by_cities_section':
      return { ...head, kind: 'cities', items: section.data.slice(0, 6) }
    case 'categories_section':
      return { ...head, kind: 'categories', items: section.data.slice(0, 8) }
    case 'faqs_section':
      return { ...head, kind: 'faqs', items: section.data }
    case 'user_recommendations_section':
      return {
        ...head,
        kind: 'homes',
        items: section.data.slice(0, HOMES_SHOWN).map((home) => ({ ...cardView(home), because: home.because ?? [] })),
      }
    case 'featured_properties_section':
      return { ...head, kind: 'homes', items: section.data.slice(0, FEATURED_SHOWN).map(cardView) }
    default:
      return { ...head, kind: 'homes', items: section.data.slice(0, HOMES_SHOWN).map(cardView) }
  }
}
