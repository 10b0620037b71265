import { toDraftValues } from '#domain/draft-values.ts'
import type { ListingDraft, ListingKind } from '#domain/listing-draft.ts'
import { SHARED_FIELDS } from '#domain/listing-field-lists.ts'
import { FIELD_NAMES } from '#domain/listing-fields.ts'
import type { Context } from '#server/context.ts'
import { findOwnProject, type ProjectWhole } from '#server/features/projects/public.ts'
import { findOwnListing, type ListingState } from '#server/features/properties/public.ts'
import type { ListingRef } from './queries.ts'

interface Source {
  listing: ListingRef
  data: Partial<ListingDraft>
  files: { mediaId: number; slot: string }[]
}

/**
 * A listing that the viewer may edit, as a draft; throws the same error for another user's listing as for an unknown
 * one.
 */
export async function draftOfListing(ctx: Context, kind: ListingKind, slug: string): Promise<Source> {
  if (kind === 'property') {
    const { id, state } = await findOwnListing(ctx, { slug })
    return { listing: { kind, id }, ...ofProperty(state) }
  }
  const { id, state } = await findOwnProject(ctx, { slug })
  return { listing: { kind, id }, ...ofProject(state) }
}

function ofProperty(home: ListingState): Omit<Source, 'listing'> {
  const papers = home.parameters.filter(({ mediaId }) => mediaId !== null)
  const data: Partial<ListingDraft> = {
    ...toDraftValues(home, FIELD_NAMES),
    ...partsOf(home),
    parameters: Object.fromEntries(
      home.parameters.filter(({ mediaId }) => mediaId === null).map(({ parameterId, value }) => [parameterId, value]),
    ),
    parameter_files: Object.fromEntries(papers.map(({ parameterId, mediaId }) => [parameterId, mediaId!])),
    facilities: Object.fromEntries(home.facilities.map(({ facilityId, distance }) => [facilityId, String(distance)])),
    photos: photosOf(home.titleMediaId, home.gallery),
    three_d_image: home.panoramaMediaId,
    floors: home.floors.map(({ title, mediaId }) => ({ title, image: mediaId })),
    documents: idsOf(home.documents),
  }
  const files = [
    ...slotted('photo', data.photos!),
    ...slotted('document', idsOf(home.documents)),
    ...slotted('parameter', idsOf(papers)),
    ...slotted('floor', idsOf(home.floors)),
    ...slotted('three_d_image', [home.panoramaMediaId]),
    ...slotted('meta_image', [home.metaMediaId]),
  ]
  return { data, files }
}

function ofProject(project: ProjectWhole): Omit<Source, 'listing'> {
  const data: Partial<ListingDraft> = {
    ...toDraftValues(project, SHARED_FIELDS),
    ...partsOf(project),
    address: project.location,
    project_type: project.type,
    photos: photosOf(project.imageMediaId, project.gallery),
    plans: project.plans.map(({ id, title, mediaId }) => ({ id, title, document: mediaId })),
    documents: idsOf(project.documents),
  }
  const files = [
    ...slotted('photo', data.photos!),
    ...slotted('document', idsOf(project.documents)),
    ...slotted('plan', idsOf(project.plans)),
    ...slotted('meta_image', [project.metaMediaId]),
  ]
  return { data, files }
}

/** What properties and projects both have beside their fields. */
const partsOf = (listing: ListingState | ProjectWhole): Partial<ListingDraft> => ({
  slug_id: listing.slug,
  meta_image: listing.metaMediaId,
  translations: Object.fromEntries(
    listing.translations.map(({ languageCode, title, description }) => [
      languageCode,
      { title: title ?? '', description: description ?? '' },
    ]),
  ),
})

/** The title image comes first and is not repeated if the gallery contains it too. */
const photosOf = (title: number | null, gallery: readonly { mediaId: number }[]) => [
  ...(title === null ? [] : [title]),
  ...gallery.map(({ mediaId }) => mediaId).filter((mediaId) => mediaId !== title),
]

const idsOf = (rows: readonly { mediaId: number | null }[]) =>
  rows.map(({ mediaId }) => mediaId).filter((mediaId) => mediaId !== null)

const slotted = (slot: string, ids: readonly (number | null)[]) =>
  ids.filter((id) => id !== null).map((mediaId) => ({ mediaId, slot }))
