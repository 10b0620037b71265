import * as z from 'zod/mini'
import { FRESHNESS } from '#domain/property-status.ts'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, limit, Numeric, OptionalFlag, offset, Slug, Text, Url, wholePoint } from './fields.ts'
import {
  csvOf,
  Description,
  facilities,
  floors,
  MaybeText,
  metaFields,
  Price,
  parameters,
  placeFields,
  RentDuration,
  removals,
  Switch,
  Title,
  TOLD_AS_TEXT,
  translations,
  VideoLink,
} from './listing-fields.ts'
import { PROPERTY_FILES } from './listing-files.ts'
import { CategoryMini, PropertyCard, PropertyDetail } from './objects.ts'
import { PropertyKindInput } from './properties.ts'

const files = {
  title_image: PROPERTY_FILES.titleImage,
  three_d_image: PROPERTY_FILES.panorama,
  meta_image: PROPERTY_FILES.metaImage,
  gallery_images: PROPERTY_FILES.gallery,
  documents: PROPERTY_FILES.document,
  'floors[][image]': PROPERTY_FILES.floor,
  'parameters[][value]': PROPERTY_FILES.parameter,
}

const optionalFields = {
  ...placeFields,
  client_address: z.optional(Text(500)),
  rentduration: z.optional(RentDuration),
  video_link: z.optional(VideoLink),
  is_premium: Flag,
  slug_id: z.optional(Slug),
  ...metaFields,
  parameters,
  facilities,
  floors,
  translations,
}

export const postProperty = write('POST post_property', {
  access: 'member',
  bodyKilobytes: 512,
  summary: "Lists a home; it costs one unit of the viewer's package.",
  says: 'api.property-posted',
  input: z
    .object({
      title: Title,
      description: Description,
      category_id: Id,
      property_type: PropertyKindInput,
      address: Text(500),
      price: Price,
      ...optionalFields,
      city: Text(120),
      country: Text(120),
      is_private: Flag,
    })
    .check(wholePoint),
  files,
  keepsEmpty: ['meta_image'],
  failures: { invalid: 'soft' },
  output: z.array(PropertyDetail),
})

/** Sold and rented homes keep what they are, whatever the form says. */
const KindOfEdit = z.pipe(
  z.union([PropertyKindInput, z.literal(['2', '3', 2, 3, 'sold', 'rented'])]),
  z.transform((kind) => (kind === 'sell' || kind === 'rent' ? kind : undefined)),
)

export const updateProperty = write('POST update_post_property', {
  access: 'member',
  bodyKilobytes: 512,
  summary: "Changes or deletes a home of the viewer's own; changes of an approved home may wait for a moderator.",
  says: 'api.property-changed',
  input: z
    .object({
      /** 0 changes, 1 deletes. */
      action_type: z.pipe(Numeric(), z.literal([0, 1])),
      id: z.optional(Id),
      title: z.optional(Title),
      description: z.optional(Description),
      category_id: z.optional(Id),
      property_type: z.optional(KindOfEdit),
      address: z.optional(Text(500)),
      price: z.optional(Price),
      ...optionalFields,
      /** Sent empty, it is refused where the gazetteer has a state for the city. */
      state: z.optional(MaybeText(120)),
      is_private: OptionalFlag,
      remove_three_d_image: Flag,
      remove_meta_image: Flag,
      remove_gallery_images: removals,
      remove_documents: removals,
      remove_floors: removals,
    })
    .check(
      wholePoint,
      z.refine(({ id, slug_id }) => id !== undefined || slug_id !== undefined, {
        error: 'api.either-required',
        params: { field: 'id', other: 'slug_id' },
        path: ['id'],
      }),
      z.refine(({ action_type, price }) => action_type === 1 || price !== undefined, {
        error: 'api.required',
        path: ['price'],
      }),
    ),
  files,
  keepsEmpty: ['meta_image', 'city', 'state', 'country', 'address'],
  failures: TOLD_AS_TEXT,
  /** Empty after a deletion. */
  output: z.array(PropertyDetail),
})

export const deleteProperty = write('POST delete_property', {
  access: 'member',
  summary: "Deletes a home of the viewer's own with everything that hangs on it.",
  says: 'api.property-deleted',
  input: z.object({ id: Id }),
  failures: TOLD_AS_TEXT,
  output: z.null(),
})

export const updatePropertyStatus = write('POST update_property_status', {
  access: 'member',
  summary: 'Says that a home was sold or let, or is to be let again.',
  says: 'api.status-changed',
  input: z.object({
    property_id: Id,
    /** 2 sold, 3 rented, 1 to be let again. */
    status: z.pipe(Numeric(), z.literal([1, 2, 3])),
  }),
  failures: { invalid: 'soft', missing: 'soft' },
  output: z.null(),
})

export const changePropertyStatus = write('POST change-property-status', {
  access: 'member',
  impersonation: 'allowed',
  summary: 'Shows or hides an approved home; showing it says that it is still on offer.',
  says: 'api.status-changed',
  input: z.object({ property_id: Id, status: Switch }),
  output: z.null(),
})

export const confirmListing = write('POST confirm-listing', {
  access: 'member',
  summary: 'Says that a home is still on offer, and brings it back if it was taken out for its age.',
  says: 'api.listing-confirmed',
  input: z.object({ property_id: Id }),
  output: z.object({ freshness: z.literal(FRESHNESS), confirmed_at: Instant }),
})

/** Why a moderator refused; empty when nobody did. */
export const RejectReason = z.object({
  id: z.optional(z.int()),
  property_id: z.optional(z.nullable(z.int())),
  project_id: z.optional(z.nullable(z.int())),
  reason: z.optional(z.string()),
  created_at: z.optional(Instant),
})

/** A home as its owner sees it, with the changes that still wait for a moderator. */
export const MyProperty = z.extend(PropertyDetail, {
  propery_type: z.string(),
  category: z.extend(CategoryMini, { parameter_types: z.string() }),
  reject_reason: RejectReason,
  is_feature_available: z.boolean(),
  is_private: z.boolean(),
  total_click: z.int(),
  interested_users: z.array(z.object({ id: z.int(), name: z.string(), profile: Url })),
  freshness: z.literal(FRESHNESS),
  confirmed_at: Instant,
  published_at: z.nullable(Instant),
  /** When changes were handed in that wait for a moderator; the public sees the home without them. */
  revision_at: z.nullable(Instant),
  /** Why the latest changes were refused, until new ones are handed in. */
  revision_reason: z.string(),
  advertisement_id: z.optional(z.int()),
  advertisement_status: z.optional(z.int()),
  advertisement_type: z.optional(z.string()),
})
export type MyProperty = z.output<typeof MyProperty>

export const getAddedProperties = read('GET get-added-properties', {
  access: 'member',
  summary: "The viewer's own homes in every state, the newest first, or those that are advertised.",
  input: z.object({
    slug_id: z.optional(Slug),
    id: z.optional(Id),
    is_promoted: Flag,
    /** 0 sell, 1 rent, 2 sold, 3 rented. */
    property_type: z.optional(z.pipe(Numeric(), z.literal([0, 1, 2, 3]))),
    status: z.optional(csvOf(['0', '1'])),
    request_status: z.optional(csvOf(['pending', 'approved', 'rejected'])),
    offset,
    limit: limit(),
  }),
  failures: TOLD_AS_TEXT,
  output: z.array(MyProperty),
  beside: z.object({
    total: z.int(),
    total_views: z.int(),
    /** Misspelt on the wire; only with a slug or an id. */
    similiar_properties: z.optional(z.array(PropertyCard)),
  }),
})
