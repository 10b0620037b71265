import * as z from 'zod/mini'
import type { WireName } from '#domain/listing-fields.ts'
import { FRESHNESS } from '#domain/property-status.ts'
import { read, write } from './endpoint.ts'
import {
  Flag,
  Id,
  Instant,
  limit,
  Numeric,
  OptionalFlag,
  OptionalId,
  offset,
  Slug,
  Text,
  Url,
  wholePoint,
} from './fields.ts'
import {
  csvOf,
  DETAIL_NAMES,
  Description,
  detailFields,
  facilities,
  floors,
  MaybeText,
  metaFields,
  Price,
  parameters,
  placeFields,
  RentDuration,
  removals,
  SENT_AS_TEXT,
  Switch,
  Title,
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
  ...detailFields,
  parameters,
  facilities,
  floors,
  translations,
}

export const postProperty = write('POST post_property', {
  access: 'member',
  bodyKilobytes: 512,
  summary: "Creates a property listing. Uses one credit of the viewer's package.",
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
    } satisfies Record<WireName, unknown> & Record<string, unknown>)
    .check(wholePoint),
  files,
  keepsEmpty: ['meta_image'],
  failures: { invalid: 'soft' },
  output: z.array(PropertyDetail),
})

/** The deal type of an edit; `sold` and `rented` leave the stored value unchanged. */
const KindOfEdit = z.pipe(
  z.union([PropertyKindInput, z.literal(['2', '3', 2, 3, 'sold', 'rented'])]),
  z.transform((kind) => (kind === 'sell' || kind === 'rent' ? kind : undefined)),
)

export const updateProperty = write('POST update_post_property', {
  access: 'member',
  bodyKilobytes: 512,
  summary: 'Updates or deletes a property of the viewer. Edits to an approved listing may need review.',
  says: 'api.property-changed',
  input: z
    .object({
      /** 0 edits, 1 deletes. */
      action_type: z.pipe(Numeric(), z.literal([0, 1])),
      id: OptionalId,
      title: z.optional(Title),
      description: z.optional(Description),
      category_id: OptionalId,
      property_type: z.optional(KindOfEdit),
      address: z.optional(Text(500)),
      price: z.optional(Price),
      ...optionalFields,
      /** An empty value is refused if the gazetteer has a state for the city. */
      state: z.optional(MaybeText(120)),
      is_private: OptionalFlag,
      remove_three_d_image: Flag,
      remove_meta_image: Flag,
      remove_gallery_images: removals,
      remove_documents: removals,
      remove_floors: removals,
    } satisfies Record<WireName, unknown> & Record<string, unknown>)
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
  keepsEmpty: ['meta_image', 'city', 'state', 'country', 'address', ...DETAIL_NAMES],
  failures: SENT_AS_TEXT,
  /** Empty after a deletion. */
  output: z.array(PropertyDetail),
})

export const deleteProperty = write('POST delete_property', {
  access: 'member',
  summary: 'Deletes a property of the viewer with everything that belongs to it.',
  says: 'api.property-deleted',
  input: z.object({ id: Id }),
  failures: SENT_AS_TEXT,
  output: z.null(),
})

export const updatePropertyStatus = write('POST update_property_status', {
  access: 'member',
  summary: 'Marks a listing as sold, rented or available for rent again.',
  says: 'api.status-changed',
  input: z.object({
    property_id: Id,
    /** 2 sold, 3 rented, 1 available for rent again. */
    status: z.pipe(Numeric(), z.literal([1, 2, 3])),
  }),
  failures: { invalid: 'soft', missing: 'soft' },
  output: z.null(),
})

export const changePropertyStatus = write('POST change-property-status', {
  access: 'member',
  impersonation: 'allowed',
  summary: 'Shows or hides an approved property. Showing it confirms its availability.',
  says: 'api.status-changed',
  input: z.object({ property_id: Id, status: Switch }),
  output: z.null(),
})

export const confirmListing = write('POST confirm-listing', {
  access: 'member',
  summary: 'Confirms the availability of a listing and shows it again if it was hidden for its age.',
  says: 'api.listing-confirmed',
  input: z.object({ property_id: Id }),
  output: z.object({ freshness: z.literal(FRESHNESS), confirmed_at: Instant }),
})

export const changeListingPrice = write('POST listing-price', {
  access: 'member',
  summary:
    'Changes the price of a listing and nothing else. A large change, or any while other edits are in review, is reviewed first.',
  input: z.object({ property_id: Id, price: Price }),
  output: z.object({
    /** The price that visitors see. */
    price: z.number(),
    is_in_review: z.boolean(),
  }),
})

/** Reason of a rejection by a moderator; empty if there was none. */
export const RejectReason = z.object({
  id: z.optional(z.int()),
  property_id: z.optional(z.nullable(z.int())),
  project_id: z.optional(z.nullable(z.int())),
  reason: z.optional(z.string()),
  created_at: z.optional(Instant),
})

/** Listings do not end, so there is nothing to renew. */
export const renewal = { is_renewed: z.literal(false), is_renew_allowed: z.literal(false) }

/** A property as returned to its owner, including edits in review. */
export const MyProperty = z.extend(PropertyDetail, {
  propery_type: z.string(),
  category: z.extend(CategoryMini, { parameter_types: z.string() }),
  reject_reason: RejectReason,
  is_feature_available: z.boolean(),
  is_featured_available: z.boolean(),
  ...renewal,
  is_private: z.boolean(),
  total_click: z.int(),
  interested_users: z.array(z.object({ id: z.int(), name: z.string(), profile: Url })),
  freshness: z.literal(FRESHNESS),
  confirmed_at: Instant,
  published_at: z.nullable(Instant),
  /** Time at which the edits in review were submitted; the public page does not show them. */
  revision_at: z.nullable(Instant),
  /** Reason why the latest edits were rejected; cleared when new edits are submitted. */
  revision_reason: z.string(),
  advertisement_id: z.optional(z.int()),
  advertisement_status: z.optional(z.int()),
  advertisement_type: z.optional(z.string()),
})
export type MyProperty = z.output<typeof MyProperty>

export const getAddedProperties = read('GET get-added-properties', {
  access: 'member',
  summary: "Lists the viewer's properties in every status, newest first, or the featured ones.",
  input: z.object({
    slug_id: z.optional(Slug),
    id: OptionalId,
    is_promoted: Flag,
    /** 0 sell, 1 rent, 2 sold, 3 rented. */
    property_type: z.optional(z.pipe(Numeric(), z.literal([0, 1, 2, 3]))),
    status: z.optional(csvOf(['0', '1'])),
    request_status: z.optional(csvOf(['pending', 'approved', 'rejected'])),
    offset,
    limit: limit(),
  }),
  failures: SENT_AS_TEXT,
  output: z.array(MyProperty),
  beside: z.object({
    total: z.int(),
    total_views: z.int(),
    /** Misspelt on the wire; present only with a slug or an id. */
    similiar_properties: z.optional(z.array(PropertyCard)),
  }),
})
