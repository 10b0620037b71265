import type { Answer } from '#contract/endpoint.ts'
import type { PropertyDetail } from '#contract/objects.ts'
import type { getProperty } from '#contract/properties.ts'
import type { Picture } from '#web/parts/picture.ts'
import { cardView, type PropertyCardData } from '#web/parts/property-card-data.ts'

/**
 * The data that the listing page sends to the browser: the property without the fields that only other clients read.
 */
export interface ListingView {
  home: Omit<PropertyDetail, Unread>
  pictures: Picture[]
  similar: PropertyCardData[]
  replyMinutes: number | null
}

const UNREAD = [
  'translations',
  'gallery',
  'advertisement',
  'favourite_users',
  'interested_users',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'meta_image',
  'title_image_hash',
] as const satisfies (keyof PropertyDetail)[]
type Unread = (typeof UNREAD)[number]

const SIMILAR_SHOWN = 4

export function listingView(
  home: PropertyDetail,
  { similar_properties, reply_minutes }: Answer<typeof getProperty>,
): ListingView {
  const lean: Partial<PropertyDetail> = { ...home }
  for (const key of UNREAD) delete lean[key]
  return {
    home: lean as ListingView['home'],
    pictures: picturesOf(home),
    similar: similar_properties.slice(0, SIMILAR_SHOWN).map(cardView),
    replyMinutes: reply_minutes,
  }
}

function picturesOf(home: PropertyDetail): Picture[] {
  const title: Picture = {
    src: home.title_image,
    width: home.title_image_width,
    height: home.title_image_height,
    blur: home.title_image_blur,
    alt: home.title,
  }
  const gallery = home.gallery.map(({ image_url, width, height, blur, alt }) => ({
    src: image_url,
    width,
    height,
    blur,
    alt,
  }))
  return [title, ...gallery].filter(({ src }) => src !== '')
}
