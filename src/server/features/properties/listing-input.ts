import type { Input } from '#contract/endpoint.ts'
import type { postProperty, updateProperty } from '#contract/listings.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { languageCodes, uploadAt, uploadsAt } from '#server/features/listings/public.ts'
import type {
  GivenAnswer,
  GivenFloor,
  GivenTranslation,
  ListingChange,
  NearbyState,
  NewListing,
} from './listing-state.ts'

type Posted = Input<typeof postProperty>
type Edited = Input<typeof updateProperty>

/** A new home in our words. */
export async function newListingOf(ctx: Context, posted: Posted): Promise<NewListing> {
  const titleImage = uploadAt(ctx, 'title_image')
  if (!titleImage) throw new AppError('invalid', 'title_image is required', { field: 'title_image' })
  return {
    title: posted.title,
    description: posted.description,
    categoryId: posted.category_id,
    kind: posted.property_type,
    price: posted.price,
    rentDuration: posted.rentduration ?? null,
    isPremium: posted.is_premium,
    isPrivate: posted.is_private,
    address: posted.address,
    clientAddress: posted.client_address ?? null,
    city: posted.city ?? null,
    state: posted.state ?? null,
    country: posted.country ?? null,
    latitude: posted.latitude ?? null,
    longitude: posted.longitude ?? null,
    videoLink: posted.video_link ?? null,
    ...metaOf(posted),
    slug: posted.slug_id,
    titleImage,
    panorama: uploadAt(ctx, 'three_d_image') ?? null,
    metaImage: uploadAt(ctx, 'meta_image') ?? null,
    gallery: uploadsAt(ctx, 'gallery_images'),
    documents: uploadsAt(ctx, 'documents'),
    floors: floorsOf(ctx, posted),
    parameters: answersOf(ctx, posted),
    facilities: nearbyOf(posted) ?? [],
    translations: await translationsOf(ctx, posted),
  }
}

/** A change in our words. Clients leave out what they want cleared of these: search words and the premium mark. */
export async function listingChangeOf(ctx: Context, edited: Edited): Promise<ListingChange> {
  return {
    title: edited.title,
    description: edited.description,
    categoryId: edited.category_id,
    kind: edited.property_type,
    price: edited.price,
    rentDuration: edited.rentduration,
    isPremium: edited.is_premium,
    isPrivate: edited.is_private,
    address: edited.address,
    clientAddress: edited.client_address,
    city: edited.city,
    state: edited.state,
    country: edited.country,
    latitude: edited.latitude,
    longitude: edited.longitude,
    videoLink: edited.video_link,
    ...metaOf(edited),
    // With an id a slug is a wish for a new one; without, it only says which home is meant.
    slug: edited.id === undefined ? undefined : edited.slug_id,
    titleImage: uploadAt(ctx, 'title_image'),
    panorama: uploadAt(ctx, 'three_d_image') ?? (edited.remove_three_d_image ? null : undefined),
    metaImage: uploadAt(ctx, 'meta_image') ?? (edited.remove_meta_image || edited.meta_image === '' ? null : undefined),
    addGallery: uploadsAt(ctx, 'gallery_images'),
    removeGallery: edited.remove_gallery_images,
    addDocuments: uploadsAt(ctx, 'documents'),
    removeDocuments: edited.remove_documents,
    putFloors: floorsOf(ctx, edited),
    removeFloors: edited.remove_floors,
    parameters: edited.parameters && answersOf(ctx, edited),
    facilities: nearbyOf(edited),
    translations: await translationsOf(ctx, edited),
  }
}

const metaOf = (sent: Posted | Edited) => ({
  metaTitle: sent.meta_title ?? null,
  metaDescription: sent.meta_description ?? null,
  metaKeywords: sent.meta_keywords ?? null,
})

/** A floor without a word and without a picture is a line of the form that nobody filled in. */
function floorsOf(ctx: Context, { floors = [] }: Posted | Edited): GivenFloor[] {
  return floors.flatMap(({ id, title }, index) => {
    const image = uploadAt(ctx, `floors.${index}.image`)
    if (title === undefined && image === undefined && id === undefined) return []
    if (title === undefined) throw new AppError('invalid', `floors.${index}.title is required`, { field: 'floors' })
    return [{ id, title, image }]
  })
}

const answersOf = (ctx: Context, { parameters = [] }: Posted | Edited): GivenAnswer[] =>
  parameters.map(({ parameter_id, value }, index) => ({
    parameterId: parameter_id,
    value: uploadAt(ctx, `parameters.${index}.value`) ?? value,
  }))

/** A place without a distance is one that is not near. */
const nearbyOf = ({ facilities }: Posted | Edited): NearbyState[] | undefined =>
  facilities?.flatMap(({ facility_id, distance }) =>
    distance === undefined ? [] : { facilityId: facility_id, distance: Math.round(distance * 10) / 10 },
  )

async function translationsOf(ctx: Context, { translations = [] }: Posted | Edited): Promise<GivenTranslation[]> {
  const codes = await languageCodes(ctx.sql, translations)
  return translations.flatMap(({ title, description }) => [
    ...(title ? [{ languageCode: codes(title.language_id), title: title.value ?? null }] : []),
    ...(description ? [{ languageCode: codes(description.language_id), description: description.value ?? null }] : []),
  ])
}
