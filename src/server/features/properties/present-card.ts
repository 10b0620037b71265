import type { CardPhoto, Facts, ParameterValue, PropertyCard } from '#contract/objects.ts'
import { instantOf } from '#domain/instant.ts'
import { imageUrl } from '#domain/renditions.ts'
import type { CategoryRow, ParameterRow } from '#server/features/categories/public.ts'
import { documentUrl } from '#server/features/media/public.ts'
import type { CardRow, FileRow, ImageRow, ParameterValues } from './card-sql.ts'

/** A home in a list. Papers and the choices of a question are left to the detail: no card shows them. */
export function presentCard(row: CardRow, category: CategoryRow, baseUrl: string): PropertyCard {
  return {
    id: row.id,
    slug_id: row.slug,
    title: row.title,
    translated_title: row.translatedTitle ?? row.title,
    price: row.price,
    price_dropped_from: row.priceDrop?.from ?? null,
    price_changed_at: row.priceDrop ? instantOf(row.priceDrop.at) : null,
    property_type: row.kind,
    propery_type: row.kind,
    rentduration: row.rentDuration,
    is_premium: row.isPremium,
    promoted: row.isPromoted,
    is_favourite: row.isFavourite ? 1 : 0,
    city: row.city ?? '',
    state: row.state ?? '',
    country: row.country ?? '',
    address: row.address,
    latitude: degrees(row.latitude),
    longitude: degrees(row.longitude),
    ...presentTitleImage(row.brief.image, baseUrl),
    facts: { bedrooms: row.bedrooms, bathrooms: row.bathrooms, area: row.area },
    category_id: row.categoryId,
    category: category.wire,
    created_at: instantOf(row.createdAt),
    gallery: row.gallery?.map((photo) => presentPhoto(photo, baseUrl)) ?? [],
    documents: [],
    parameters: presentValues(row.brief.values, category.parameters, baseUrl, 'without choices'),
  }
}

/** The picture that stands for a home, with what a page needs to keep its place. */
export function presentTitleImage(image: ImageRow | null, baseUrl: string) {
  return {
    title_image: imageAddress(image, baseUrl),
    title_image_hash: image?.thumbhash ?? '',
    title_image_blur: image?.blur ?? '',
    title_image_width: image?.width ?? 0,
    title_image_height: image?.height ?? 0,
  }
}

/** A photograph without its placeholder. */
export const presentPhoto = (photo: ImageRow & { id: number }, baseUrl: string): CardPhoto => ({
  id: photo.id,
  image: photo.key,
  image_url: imageAddress(photo, baseUrl),
  width: photo.width ?? 0,
  height: photo.height ?? 0,
})

/** The answers of a home in the order in which its category asks; unanswered questions are left out. */
export function presentValues(
  values: ParameterValues | null,
  parameters: readonly ParameterRow[],
  baseUrl: string,
  choices: 'with choices' | 'without choices',
): ParameterValue[] {
  if (!values) return []
  const answered: ParameterValue[] = []
  for (const { id, wire } of parameters) {
    const value = values[id]
    if (value === undefined || isEmpty(value)) continue
    answered.push({
      id,
      name: wire.name,
      translated_name: wire.translated_name,
      image: wire.image,
      is_required: wire.is_required,
      type_of_parameter: wire.type_of_parameter,
      type_values: choices === 'with choices' ? wire.type_values : null,
      value: answerOf(value, baseUrl),
    })
  }
  return answered
}

/** What the answers marked as facts say, for homes that the search table does not hold. */
export function factsOf(values: ParameterValues | null, parameters: readonly ParameterRow[]): Facts {
  const facts: Facts = { bedrooms: null, bathrooms: null, area: null }
  for (const { id, fact } of parameters) {
    const value = values?.[id]
    const number = typeof value === 'string' ? Number.parseFloat(value) : Number.NaN
    if (fact && Number.isFinite(number)) facts[fact] = Math.round(number)
  }
  return facts
}

/** The address of a picture, empty when there is none. */
export const imageAddress = (image: ImageRow | null, baseUrl: string) =>
  image?.width ? imageUrl(baseUrl, { folder: image.folder, key: image.key, width: image.width }) : ''

/** The address of any stored file. */
export const fileAddress = (file: FileRow, baseUrl: string) =>
  file.kind === 'image' && file.width
    ? imageUrl(baseUrl, { folder: file.folder, key: file.key, width: file.width })
    : documentUrl(baseUrl, file)

/** Clients read coordinates as text. */
export const degrees = (value: number | null) => (value === null ? '' : String(value))

const answerOf = (value: NonNullable<ParameterValues[string]>, baseUrl: string) =>
  typeof value === 'object' && 'file' in value ? fileAddress(value.file, baseUrl) : value

const isEmpty = (value: ParameterValues[string]) =>
  (typeof value === 'string' || Array.isArray(value)) && value.length === 0
