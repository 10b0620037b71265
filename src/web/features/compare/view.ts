import type { ComparedProperty } from '#contract/properties.ts'
import type { DetailValues } from '#domain/listing-fields.ts'

/** A home as the comparison shows it. */
export interface ComparedHome {
  id: number
  slug: string
  title: string
  image: { src: string; blur: string; width: number; height: number }
  category: { id: number; name: string }
  price: number
  rentduration: string | null
  type: string
  city: string
  state: string
  country: string
  address: string
  createdAt: string
  likes: number
  views: number
  facts: ComparedProperty['facts']
  details: DetailValues
  /** Attribute values by parameter id. */
  answers: { id: number; name: string; value: string; isFile: boolean }[]
  /** Nearby places by facility id. */
  places: { id: number; name: string; distance: number }[]
}

export const comparedHome = (home: ComparedProperty): ComparedHome => ({
  id: home.id,
  slug: home.slug_id,
  title: home.translated_title || home.title,
  image: {
    src: home.title_image,
    blur: home.title_image_blur,
    width: home.title_image_width,
    height: home.title_image_height,
  },
  category: { id: home.category_id, name: home.category.translated_name },
  price: home.price,
  rentduration: home.rentduration,
  type: home.property_type,
  city: home.city,
  state: home.state,
  country: home.country,
  address: home.address,
  createdAt: home.created_at,
  likes: home.total_likes,
  views: home.total_views,
  facts: home.facts,
  details: home,
  answers: home.facilities
    .filter(({ id }) => !home.fact_parameters.includes(id))
    .map(({ id, name, translated_name, translated_value: value, type_of_parameter }) => ({
      id,
      name: translated_name || name,
      value: Array.isArray(value) ? value.join(', ') : value,
      isFile: type_of_parameter === 'file',
    })),
  places: home.near_by_places.map(({ facility_id, name, translated_name, distance }) => ({
    id: facility_id,
    name: translated_name || name,
    distance,
  })),
})
