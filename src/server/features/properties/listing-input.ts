import type { Input } from '#contract/endpoint.ts'
import type { postProperty, updateProperty } from '#contract/listings.ts'
import { FIELD_NAMES } from '#domain/listing-fields.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import {
  changedFields,
  newFields,
  newShared,
  sharedChange,
  sheetsOf,
  uploadAt,
} from '#server/features/listings/public.ts'
import type { GivenAnswer, ListingChange, NearbyState, NewListing } from './listing-state.ts'

type Posted = Input<typeof postProperty>
type Edited = Input<typeof updateProperty>

/** Converts a posted property. */
export async function newListingOf(ctx: Context, posted: Posted): Promise<NewListing> {
  const titleImage = uploadAt(ctx, 'title_image')
  if (!titleImage)
    throw new AppError('invalid', messageOf('api.required', { field: 'title_image' }), { field: 'title_image' })
  return {
    ...(await newShared(ctx, posted)),
    ...newFields(posted, FIELD_NAMES),
    kind: posted.property_type,
    slug: posted.slug_id,
    titleImage,
    panorama: uploadAt(ctx, 'three_d_image') ?? null,
    floors: floorsOf(ctx, posted),
    parameters: answersOf(ctx, posted),
    facilities: nearbyOf(posted) ?? [],
  }
}

/** Converts a posted change. Meta tags and the premium flag are cleared when absent, as clients expect. */
export async function listingChangeOf(ctx: Context, edited: Edited): Promise<ListingChange> {
  return {
    ...(await sharedChange(ctx, edited)),
    ...changedFields(edited, FIELD_NAMES),
    kind: edited.property_type,
    // With an id, the slug is a new slug; without one, it identifies the property.
    slug: edited.id === undefined ? undefined : edited.slug_id,
    titleImage: uploadAt(ctx, 'title_image'),
    panorama: uploadAt(ctx, 'three_d_image') ?? (edited.remove_three_d_image ? null : undefined),
    putFloors: floorsOf(ctx, edited),
    removeFloors: edited.remove_floors,
    parameters: edited.parameters && answersOf(ctx, edited),
    facilities: nearbyOf(edited),
  }
}

const floorsOf = (ctx: Context, { floors }: Posted | Edited) => sheetsOf(ctx, floors, 'floors', 'image')

const answersOf = (ctx: Context, { parameters = [] }: Posted | Edited): GivenAnswer[] =>
  parameters.map(({ parameter_id, value }, index) => ({
    parameterId: parameter_id,
    value: uploadAt(ctx, `parameters.${index}.value`) ?? value,
  }))

/** A facility without a distance is not nearby. */
const nearbyOf = ({ facilities }: Posted | Edited): NearbyState[] | undefined =>
  facilities?.flatMap(({ facility_id, distance }) =>
    distance === undefined ? [] : { facilityId: facility_id, distance: Math.round(distance * 10) / 10 },
  )
