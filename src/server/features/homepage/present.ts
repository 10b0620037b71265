import type { Output } from '#contract/endpoint.ts'
import type { HomepageSection, homepageData } from '#contract/homepage.ts'
import type { PropertyCard, Slider } from '#contract/objects.ts'
import { distanceKm, type Point } from '#domain/geo.ts'
import type { Place } from '#domain/home-place.ts'
import { presentAgent } from '#server/features/agents/public.ts'
import { presentArticle } from '#server/features/articles/public.ts'
import { type Catalogue, type CategoryRow, presentCategory } from '#server/features/categories/public.ts'
import { presentCity } from '#server/features/cities/public.ts'
import { presentProject } from '#server/features/projects/public.ts'
import { imageAddress, presentCard } from '#server/features/properties/public.ts'
import { presentReasons } from '#server/features/recommendations/public.ts'
import { presentFaq } from '#server/features/support/public.ts'
import type { HomepageRow, SliderRow } from './queries.ts'

type Type = HomepageSection['type']

export function presentHomepage(
  row: HomepageRow,
  catalogue: Catalogue,
  place: Place | null,
  most: number,
  reader: { language: string; now: Date; origin: string },
): Output<typeof homepageData> {
  const { origin } = reader
  const { categories } = catalogue
  const centre = place && row.isNearSomething ? place : null
  const cards = new Map<number, PropertyCard>()
  for (const home of row.cards ?? []) {
    const card = presentCard(home, categories.get(home.card.categoryId)!, reader)
    cards.set(card.id, centre ? { ...card, distance: kilometres(centre, home.card) } : card)
  }
  const likes = new Map(row.cards?.map(({ card, favouriteCount }) => [card.id, favouriteCount]))
  const homes = (section: Type) => row.chosen?.[section]?.map((id) => cards.get(id)!) ?? []

  const items: { [T in Type]: () => Extract<HomepageSection, { type: T }>['data'] } = {
    agents_list_section: () => row.agents?.slice(0, most).map((agent) => presentAgent(agent, origin)) ?? [],
    articles_section: () => row.articles?.slice(0, most).map((article) => presentArticle(article, origin)) ?? [],
    categories_section: () => presentCategories(categories, row.counts, most, origin),
    faqs_section: () => row.faqs?.slice(0, most).map(presentFaq) ?? [],
    featured_properties_section: () => homes('featured_properties_section'),
    most_liked_properties_section: () =>
      homes('most_liked_properties_section').map((card) => ({ ...card, favourite_count: likes.get(card.id)! })),
    most_viewed_properties_section: () => homes('most_viewed_properties_section'),
    premium_properties_section: () => homes('premium_properties_section'),
    nearby_properties_section: () => homes('nearby_properties_section'),
    user_recommendations_section: () =>
      homes('user_recommendations_section').map((card) => ({
        ...card,
        because: reasonsOf(card, row.liked, catalogue),
      })),
    properties_on_map_section: () => homes('properties_on_map_section'),
    projects_section: () => row.projects?.map((project) => presentProject(project, categories, origin)) ?? [],
    featured_projects_section: () =>
      row.featuredProjects?.map((project) => presentProject(project, categories, origin)) ?? [],
    properties_by_cities_section: () => row.cities?.map((city) => presentCity(city, origin)) ?? [],
  }
  return {
    sections: (row.sections ?? []).map(
      ({ id, type, title, translatedTitle }) =>
        ({ id, type, title, translated_title: translatedTitle ?? title, data: items[type]() }) as HomepageSection,
    ),
    slider_section: row.sliders?.map((slider) => presentSlider(slider, cards, categories, origin)) ?? [],
    homepage_location_data_available: place === null || row.isNearSomething,
  }
}

function reasonsOf(card: PropertyCard, liked: HomepageRow['liked'], catalogue: Catalogue): PropertyCard['because'] {
  if (!liked) return []
  const facilityIds = liked.facilities?.[card.id] ?? []
  const home = {
    categoryId: card.category_id,
    kind: card.property_type,
    price: card.price,
    city: card.city,
    facilityIds,
  }
  return presentReasons(home, liked.likes, catalogue)
}

const presentCategories = (
  categories: Catalogue['categories'],
  counts: HomepageRow['counts'],
  most: number,
  origin: string,
) =>
  [...categories.values()]
    .filter(({ isActive }) => isActive)
    .slice(0, most)
    .map((category) => ({
      ...presentCategory(category, origin),
      translated_name: category.translatedName,
      properties_count: counts?.[category.id] ?? 0,
    }))

const SLIDER_TYPES = {
  image: { type: 'Only Image', slider_type: '1' },
  category: { type: 'Category', slider_type: '2' },
  property: { type: 'Property', slider_type: '3' },
  link: { type: 'Other Link', slider_type: '4' },
} as const

function presentSlider(
  row: SliderRow,
  cards: ReadonlyMap<number, PropertyCard>,
  categories: ReadonlyMap<number, CategoryRow>,
  origin: string,
): Slider {
  const category = row.categoryId === null ? undefined : categories.get(row.categoryId)
  const property = row.propertyId === null ? undefined : cards.get(row.propertyId)
  const webImage = row.webImage ?? row.image
  return {
    id: row.id,
    ...SLIDER_TYPES[row.type],
    image: imageAddress(row.image, origin),
    web_image: imageAddress(webImage, origin),
    width: webImage.width ?? 0,
    height: webImage.height ?? 0,
    blur: webImage.blur ?? '',
    title: row.alt ?? '',
    category_id: row.categoryId,
    propertys_id: row.propertyId,
    show_property_details: row.showDetails ? 1 : 0,
    link: row.link,
    category: category ? { id: category.id, slug_id: category.slug, category: category.name } : null,
    property: property ?? null,
  }
}

const kilometres = (centre: Point, { latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude === null || longitude === null ? 0 : Math.round(distanceKm(centre, { latitude, longitude }) * 10) / 10
