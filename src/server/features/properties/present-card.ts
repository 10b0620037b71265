import type { CardPhoto, Facts, ParameterValue, PropertyCard } from '#contract/objects.ts'
import { DETAIL_FIELDS } from '#domain/listing-field-lists.ts'
import { type DetailField, type DetailValues, type ListingValues, rowOf } from '#domain/listing-fields.ts'
import { type ImageBase, imageUrl } from '#domain/renditions.ts'
import { type CategoryRow, type ParameterRow, presentCategory, siteUrl } from '#server/features/categories/public.ts'
import { documentUrl, type PaperReader, paperUrl, photoBase } from '#server/features/media/public.ts'
import type { CardRow, FileRow, ImageRow, ParameterValues } from './card.sql.ts'

/**
 * Presents a property in a list, without documents and parameter choices, which no card shows. All fields are in one
 * object literal, here and in `presentProperty`: objects built by spreading are several times slower to create,
 * validate and serialise.
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
    rent_duration: card.rentDuration,
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
    low_quality_title_image: smallAddress(image, origin),
    title_image_hash: image?.thumbhash ?? '',
    title_image_blur: image?.blur ?? '',
    title_image_width: image?.width ?? 0,
    title_image_height: image?.height ?? 0,
    facts: factsOf(card.values, category.parameters),
    category_id: card.categoryId,
    category: presentCategory(category, origin),
    added_by: card.ownerId ?? 0,
    is_admin_listing: card.ownerId === null ? 1 : 0,
    created_at: card.createdAt,
    gallery: gallery?.map((photo) => presentPhoto(photo, origin)) ?? [],
    documents: [],
    parameters: presentValues(card.values, category.parameters, origin, false, answersShown),
  }
}

/** Language, time and origin of the reader. */
interface CardReader {
  language: string
  now: Date
  origin: string
}

const PRICE_DROP_MS = 30 * 86_400_000

/** A price reduction of the last 30 days. */
export const recentDrop = (drop: CardRow['card']['priceDrop'], now: Date) =>
  drop !== null && now.getTime() - Date.parse(drop.at) < PRICE_DROP_MS ? drop : null

/** Presents a photo without its blur placeholder. */
export const presentPhoto = (photo: ImageRow & { id: number }, origin: string): CardPhoto => ({
  id: photo.id,
  image: photo.key,
  image_url: imageAddress(photo, origin),
  width: photo.width ?? 0,
  height: photo.height ?? 0,
})

/** Presents parameter values in the order of the category, without empty ones. */
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
    const chosen = [answer].flat().map((choice) => ({ value: choice, translated: inWords(choice) }))
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
      translated_value: Array.isArray(answer) ? chosen.map(({ translated }) => translated) : chosen[0]!.translated,
      translated_option_value: chosen,
    })
  }
  return answered
}

/** Key facts from the parameter values marked as such; a number may be followed by its unit. */
export function factsOf(values: ParameterValues | null, parameters: readonly ParameterRow[]): Facts {
  const facts: Facts = { bedrooms: null, bathrooms: null, area: null }
  for (const { id, fact } of parameters) {
    const value = values?.[id]
    const number = typeof value === 'string' ? Number.parseFloat(value) : Number.NaN
    if (fact && Number.isFinite(number)) facts[fact] = Math.round(number)
  }
  return facts
}

/** URL of a picture, empty when there is none. */
export const imageAddress = (image: ImageRow | null, base: ImageBase) =>
  image?.width ? imageUrl(base, { folder: image.folder, key: image.key, width: image.width }) : ''

const SMALL_WIDTH = 48

/** URL of the smallest rendition, shown while the picture loads. */
export const smallAddress = (image: ImageRow | null, base: ImageBase) =>
  image?.width ? imageUrl(base, { folder: image.folder, key: image.key, width: image.width }, SMALL_WIDTH) : ''

interface LineRow {
  slug: string
  title: string
  image: ImageRow | null
  city: string | null
  country: string | null
}

/** Fields of a listing row that properties and projects share. */
export const presentLine = ({ slug, title, image, city, country }: LineRow, photos: ImageBase) => ({
  slug_id: slug,
  title,
  image: imageAddress(image, photos),
  image_width: image?.width ?? 0,
  image_height: image?.height ?? 0,
  image_blur: image?.blur ?? '',
  city: city ?? '',
  country: country ?? '',
})

type FileAddress = (file: FileRow) => string

/** URL builder for a listing's files; each file is as public as its listing. */
export function fileAddresses(reader: PaperReader, isPublic: boolean): FileAddress {
  const photos = photoBase(reader, isPublic)
  return (file) => (isPicture(file) ? imageUrl(photos, file) : paperUrl(reader, file, isPublic))
}

/** URL of any stored file. */
const fileAddress = (file: FileRow, origin: string) =>
  isPicture(file) ? imageUrl(origin, file) : documentUrl(origin, file)

const isPicture = (file: FileRow): file is FileRow & { width: number } => file.kind === 'image' && !!file.width

/** Clients read coordinates as strings. */
export const degrees = (value: number | null) => (value === null ? '' : String(value))

const answerOf = (value: NonNullable<ParameterValues[string]>, address: FileAddress) =>
  typeof value === 'object' && 'file' in value ? address(value.file) : value

const isEmpty = (value: ParameterValues[string]) =>
  (typeof value === 'string' || Array.isArray(value)) && value.length === 0

/** Property details by wire name. */
export const presentDetails = (details: ListingValues<DetailField>) =>
  Object.fromEntries(DETAIL_FIELDS.map((field) => [rowOf(field).wire, details[field]])) as DetailValues

/** The details of a property whose page is not open to the reader. */
export const NO_DETAILS = Object.fromEntries(DETAIL_FIELDS.map((field) => [rowOf(field).wire, null])) as DetailValues
