import type { ListingDraft } from '#domain/listing-draft.ts'
import { FIELD_NAMES } from '#domain/listing-fields.ts'
import type { ListingChange, ListingState, NewListing } from '#server/features/properties/public.ts'
import { fieldsTo, listItems, paper, translationsTo } from './to-listing.ts'

/** A complete draft as a new property. */
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
    floors: draft.floors.map((floor) => ({ title: floor.title.trim(), file: paper(floor.image!) })),
    parameters: answersOf(draft, questions),
    facilities: nearbyOf(draft),
    translations: translationsTo(draft, spoken),
  }
}

/** A complete draft as an edit of a property; unchanged files keep their rows. */
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
        : { title: floor.title.trim(), file: paper(floor.image!) }
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

const fieldsOf = (draft: ListingDraft) => {
  const fields = fieldsTo(draft, FIELD_NAMES)
  const isRent = draft.property_type === 'rent'
  return { ...fields, kind: draft.property_type, rentDuration: isRent ? fields.rentDuration : null }
}

/**
 * A value for every attribute of the category, without `value` where it is cleared; values of other categories are
 * dropped.
 */
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
