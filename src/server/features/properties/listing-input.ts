import type { Input } from '#contract/endpoint.ts'
import type { postProperty, updateProperty } from '#contract/listings.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { newShared, sharedChange, sheetsOf, uploadAt } from '#server/features/listings/public.ts'
import type { GivenAnswer, ListingChange, NearbyState, NewListing } from './listing-state.ts'

type Posted = Input<typeof postProperty>
type Edited = Input<typeof updateProperty>

/** A new home in our words. */
export async function newListingOf(ctx: Context, posted: Posted): Promise<NewListing> {
  const titleImage = uploadAt(ctx, 'title_image')
  if (!titleImage)
    throw new AppError('invalid', messageOf('api.required', { field: 'title_image' }), { field: 'title_image' })
  return {
    ...(await newShared(ctx, posted)),
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
    slug: posted.slug_id,
    titleImage,
    panorama: uploadAt(ctx, 'three_d_image') ?? null,
    floors: floorsOf(ctx, posted),
    parameters: answersOf(ctx, posted),
    facilities: nearbyOf(posted) ?? [],
  }
}

/** A change in our words. Clients leave out what they want cleared of these: search words and the premium mark. */
export async function listingChangeOf(ctx: Context, edited: Edited): Promise<ListingChange> {
  return {
    ...(await sharedChange(ctx, edited)),
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
    // With an id a slug is a wish for a new one; without, it only says which home is meant.
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

/** A place without a distance is one that is not near. */
const nearbyOf = ({ facilities }: Posted | Edited): NearbyState[] | undefined =>
  facilities?.flatMap(({ facility_id, distance }) =>
    distance === undefined ? [] : { facilityId: facility_id, distance: Math.round(distance * 10) / 10 },
  )
