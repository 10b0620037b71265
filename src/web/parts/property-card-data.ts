import type { PropertyCard } from '#contract/objects.ts'

/** The fields of a property that a card shows; pages send no more than these to the browser. */
export type PropertyCardData = Pick<
  PropertyCard,
  | 'id'
  | 'slug_id'
  | 'title'
  | 'translated_title'
  | 'property_type'
  | 'price'
  | 'rentduration'
  | 'price_dropped_from'
  | 'is_premium'
  | 'promoted'
  | 'is_favourite'
  | 'city'
  | 'state'
  | 'country'
  | 'title_image'
  | 'title_image_blur'
  | 'title_image_width'
  | 'title_image_height'
  | 'facts'
  | 'created_at'
> & {
  /** The further photos of its strip. */
  photos: readonly string[]
  /** Its property type, by id and by name. */
  category: { id: number; name: string }
}

const STRIP_PHOTOS = 4

type WholeHome = Omit<PropertyCardData, 'photos' | 'category'> & {
  gallery: readonly { image_url: string }[]
  category: Pick<PropertyCard['category'], 'id' | 'translated_name'>
}

/** Reduces a property to the fields of its card. */
export const cardView = (home: WholeHome): PropertyCardData => ({
  id: home.id,
  slug_id: home.slug_id,
  title: home.title,
  translated_title: home.translated_title === home.title ? '' : home.translated_title,
  property_type: home.property_type,
  price: home.price,
  rentduration: home.rentduration,
  price_dropped_from: home.price_dropped_from,
  is_premium: home.is_premium,
  promoted: home.promoted,
  is_favourite: home.is_favourite,
  city: home.city,
  state: home.state,
  country: home.country,
  title_image: home.title_image,
  title_image_blur: home.title_image_blur,
  title_image_width: home.title_image_width,
  title_image_height: home.title_image_height,
  facts: home.facts,
  photos: home.gallery.slice(0, STRIP_PHOTOS).map((photo) => photo.image_url),
  category: { id: home.category.id, name: home.category.translated_name },
  created_at: home.created_at,
})
