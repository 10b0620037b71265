import type { ListingDraft } from '#domain/listing-draft.ts'
import type { ListingChange, ListingState, NewListing } from '#server/features/properties/public.ts'
import { listItems, paper, textOr, translationsTo, wordsTo } from './to-listing.ts'

/** A finished draft as a new home. */
export function newListing(
  draft: ListingDraft,
  questions: readonly { id: number }[],
  spoken: ReadonlySet<string>,
): NewListing {
  const [title, ...gallery] = draft.photos
  return {
    ...fieldsOf(draft),
    ...(draft.slug_id.trim() && { slug: draft.slug_id }),
    titleImage: { mediaId: title! },
    gallery: gallery.map(paper),
    documents: draft.documents.map(paper),
    panorama: draft.three_d_image === null ? null : paper(draft.three_d_image),
    metaImage: draft.meta_image === null ? null : paper(draft.meta_image),
    floors: draft.floors.map((floor) => ({ title: floor.title.trim(), image: paper(floor.image!) })),
    parameters: answersOf(draft, questions),
    facilities: nearbyOf(draft),
    translations: translationsTo(draft, spoken),
  }
}

/** A finished draft as the change of a home; what is the same is left alone, so that it keeps its place and its owner. */
export function listingChange(
  draft: ListingDraft,
  questions: readonly { id: number }[],
  now: ListingState,
  spoken: ReadonlySet<string>,
): ListingChange {
  const [title, ...gallery] = draft.photos
  const single = (file: number | null, known: number | null) => (file === known ? undefined : file && paper(file))
  const panorama = single(draft.three_d_image, now.panoramaMediaId)
  const metaImage = single(draft.meta_image, now.metaMediaId)
  return {
    ...fieldsOf(draft),
    ...(draft.slug_id.trim() && draft.slug_id !== now.slug && { slug: draft.slug_id }),
    ...(title !== now.titleMediaId && { titleImage: { mediaId: title! } }),
    ...(panorama !== undefined && { panorama: panorama || null }),
    ...(metaImage !== undefined && { metaImage: metaImage || null }),
    gallery: listItems(gallery, now.gallery),
    documents: listItems(draft.documents, now.documents),
    floors: draft.floors.map((floor) => {
      const known = now.floors.find(({ mediaId }) => mediaId === floor.image)
      return known
        ? { id: known.id, title: floor.title.trim() }
        : { title: floor.title.trim(), image: paper(floor.image!) }
    }),
    parameters: answersOf(draft, questions).filter(
      ({ parameterId, value }) =>
        !now.parameters.some(
          (known) =>
            known.parameterId === parameterId &&
            known.mediaId !== null &&
            typeof value === 'object' &&
            'mediaId' in value &&
            value.mediaId === known.mediaId,
        ),
    ),
    facilities: nearbyOf(draft),
    translations: translationsTo(draft, spoken, now.translations),
  }
}

const fieldsOf = (draft: ListingDraft) => ({
  ...wordsTo(draft),
  kind: draft.property_type,
  price: draft.price.trim(),
  rentDuration: draft.property_type === 'rent' ? draft.rentduration || 'Monthly' : null,
  isPremium: draft.is_premium,
  isPrivate: draft.is_private,
  address: draft.address.trim(),
  clientAddress: textOr(draft.client_address),
})

/** Every question of the category is answered, if only by taking the answer back; those of another category are forgotten. */
const answersOf = (draft: ListingDraft, questions: readonly { id: number }[]) =>
  questions.map(({ id }) => {
    const file = draft.parameter_files[id]
    const written = draft.parameters[id]
    const value = file !== undefined ? paper(file) : typeof written === 'string' ? written.trim() : written
    return { parameterId: id, ...(value !== undefined && value !== '' && { value }) }
  })

const nearbyOf = (draft: ListingDraft) =>
  Object.entries(draft.facilities)
    .filter(([, distance]) => distance.trim() !== '')
    .map(([id, distance]) => ({ facilityId: Number(id), distance: Number(distance.trim().replace(',', '.')) }))
