import type { Output } from '#contract/endpoint.ts'
import type { HomepageSection, homepageData } from '#contract/homepage.ts'
import type { Because } from '#contract/objects.ts'
import { agentView, type CardAgent } from '#web/parts/card-agent.ts'
import { articleView, type CardArticle } from '#web/parts/card-article.ts'
import { type CardHome, cardView } from '#web/parts/card-home.ts'
import { type CardProject, projectView } from '#web/parts/card-project.ts'

type Home = Output<typeof homepageData>
type ItemsOf<T extends HomepageSection['type']> = Extract<HomepageSection, { type: T }>['data']

/** What the browser gets of a section: the cards as shown, and no more. */
/** Homes that are shown for a reason say it. */
type HomeItem = CardHome & { because?: readonly Because[] }

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
  /** False when nothing is near the chosen place and all homes are shown instead. */
  nearby: boolean
}

export interface HomeSlide {
  id: number
  src: string
  width: number
  height: number
  blur: string
  title: string
  /** The home behind the picture, when it shows one. */
  slug: string | null
}

/** A row each, two for the first: a calm page, and more is one press away. */
const HOMES_SHOWN = 4
const FEATURED_SHOWN = 8
/** No section shows more, so no more is asked for. */
export const MOST_SHOWN = FEATURED_SHOWN

/** Cuts the answer down to what the page shows; empty sections leave no hole. */
export function homeView({ sections, slider_section, homepage_location_data_available }: Home): HomeView {
  return {
    sections: sections.map(sectionView).filter((section) => section.items.length > 0),
    slides: slider_section.map((slide) => ({
      id: slide.id,
      src: slide.web_image || slide.image,
      width: slide.width,
      height: slide.height,
      blur: slide.blur,
      title: slide.property?.title ?? slide.title,
      slug: slide.property?.slug_id ?? null,
    })),
    nearby: homepage_location_data_available,
  }
}

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
