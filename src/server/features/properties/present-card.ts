import type { CardPhoto, Facts, ParameterValue, PropertyCard } from '#contract/objects.ts'
import { imageUrl } from '#domain/renditions.ts'
import { type CategoryRow, type ParameterRow, presentCategory, siteUrl } from '#server/features/categories/public.ts'
import { documentUrl, type PaperReader, paperUrl } from '#server/features/media/public.ts'
import type { CardRow, FileRow, ImageRow, ParameterValues } from './card-sql.ts'

/**
 * A home in a list. Papers and the choices of a question are left to the detail: no card shows them. All fields stand in one
 * literal, here and in `presentProperty`: objects put together by spreading are several times slower to make, check and write.
 */
export function presentCard(
  { card, gallery, isFavourite }: CardRow,
  category: CategoryRow,
  { language, now, origin }: CardReader,
  answersShown = Number.POSITIVE_INFINITY,
): PropertyCard {
  const drop = recentDrop(card.priceDrop, now)
  const { image } = card
  return {
    id: card.id,
    slug_id: card.slug,
    title: card.title,
    translated_title: card.titles?.[language] ?? card.title,
    price: card.price,
    price_dropped_from: drop?.from ?? null,
    price_changed_at: drop?.at ?? null,
    property_type: card.kind,
    propery_type: card.kind,
    rentduration: card.rentDuration,
    is_premium: card.isPremium,
    promoted: card.isPromoted,
    is_favourite: isFavourite ? 1 : 0,
    city: card.city ?? '',
    state: card.state ?? '',
    country: card.country ?? '',
    address: card.address,
    latitude: degrees(card.latitude),
    longitude: degrees(card.longitude),
    title_image: imageAddress(image, origin),
    title_image_hash: image?.thumbhash ?? '',
    title_image_blur: image?.blur ?? '',
    title_image_width: image?.width ?? 0,
    title_image_height: image?.height ?? 0,
    facts: factsOf(card.values, category.parameters),
    category_id: card.categoryId,
    category: presentCategory(category, origin),
    created_at: card.createdAt,
    gallery: gallery?.map((photo) => presentPhoto(photo, origin)) ?? [],
    documents: [],
    parameters: presentValues(card.values, category.parameters, origin, false, answersShown),
  }
}

/** Who reads a card, when and where. */
interface CardReader {
  language: string
  now: Date
  origin: string
}

const TOLD_FOR_MS = 30 * 86_400_000

/** A reduction of the price, for the thirty days that it is news. */
export const recentDrop = (drop: CardRow['card']['priceDrop'], now: Date) =>
  drop !== null && now.getTime() - Date.parse(drop.at) < TOLD_FOR_MS ? drop : null

/** A photograph without its placeholder. */
export const presentPhoto = (photo: ImageRow & { id: number }, origin: string): CardPhoto => ({
  id: photo.id,
  image: photo.key,
  image_url: imageAddress(photo, origin),
  width: photo.width ?? 0,
  height: photo.height ?? 0,
})

/** The answers of a home in the order in which its category asks; unanswered questions are left out. */
export function presentValues(
  values: ParameterValues | null,
  parameters: readonly ParameterRow[],
  origin: string,
  withChoices = true,
  most = Number.POSITIVE_INFINITY,
  address: FileAddress = (file) => fileAddress(file, origin),
): ParameterValue[] {
  if (!values) return []
  const answered: ParameterValue[] = []
  for (const parameter of parameters) {
    const { id, inWords } = parameter
    const value = values[id]
    if (value === undefined || isEmpty(value)) continue
    if (answered.length >= most) break
    const answer = answerOf(value, address)
    answered.push({
      id,
      name: parameter.name,
      translated_name: parameter.translatedName,
      image: siteUrl(parameter.image, origin),
      is_required: parameter.isRequired ? 1 : 0,
      type_of_parameter: parameter.type,
      type_values: withChoices ? parameter.values : null,
      translated_values: withChoices ? parameter.translatedValues : null,
      value: answer,
      translated_value: Array.isArray(answer) ? answer.map(inWords) : inWords(answer),
    })
  }
  return answered
}

/** What the answers marked as facts say; a number may have its unit behind it. */
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
export const imageAddress = (image: ImageRow | null, origin: string) =>
  image?.width ? imageUrl(origin, { folder: image.folder, key: image.key, width: image.width }) : ''

interface LineRow {
  slug: string
  title: string
  image: ImageRow | null
  city: string | null
  country: string | null
}

/** A listing as one line of a list, as far as homes and projects are alike. */
export const presentLine = ({ slug, title, image, city, country }: LineRow, origin: string) => ({
  slug_id: slug,
  title,
  image: imageAddress(image, origin),
  image_width: image?.width ?? 0,
  image_height: image?.height ?? 0,
  image_blur: image?.blur ?? '',
  city: city ?? '',
  country: country ?? '',
})

type FileAddress = (file: FileRow) => string

/** The addresses of a listing's files for one reader: pictures are what they are, papers as public as their listing. */
export const fileAddresses =
  (reader: PaperReader, isPublic: boolean): FileAddress =>
  (file) =>
    file.kind === 'image' && file.width ? fileAddress(file, reader.origin) : paperUrl(reader, file, isPublic)

/** The address of any stored file. */
export const fileAddress = (file: FileRow, origin: string) =>
  file.kind === 'image' && file.width
    ? imageUrl(origin, { folder: file.folder, key: file.key, width: file.width })
    : documentUrl(origin, file)

/** Clients read coordinates as text. */
export const degrees = (value: number | null) => (value === null ? '' : String(value))

const answerOf = (value: NonNullable<ParameterValues[string]>, address: FileAddress) =>
  typeof value === 'object' && 'file' in value ? address(value.file) : value

const isEmpty = (value: ParameterValues[string]) =>
  (typeof value === 'string' || Array.isArray(value)) && value.length === 0
