import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Id, Instant, limit, OptionalId, offset, Url } from './fields.ts'
import { CategoryMini } from './objects.ts'

export const storeAdvertisement = write('POST store_advertisement', {
  access: 'member',
  summary: 'Features a listing of the viewer for the hours of the package.',
  says: 'api.advert-sent',
  input: z
    .object({
      feature_for: z.literal(['property', 'project']),
      property_id: OptionalId,
      project_id: OptionalId,
    })
    .check(
      z.refine(
        ({ feature_for, property_id, project_id }) =>
          (feature_for === 'property' ? property_id : project_id) !== undefined,
        {
          error: 'api.either-required',
          params: { field: 'property_id', other: 'project_id' },
          path: ['property_id'],
        },
      ),
    ),
  output: z.null(),
})

const Place = z.object({ city: z.string(), state: z.string(), country: z.string() }).shape

const AdvertisedProperty = z.object({
  id: z.int(),
  category_id: z.int(),
  slug_id: z.string(),
  title: z.string(),
  translated_title: z.string(),
  property_type: z.string(),
  /** The same value under the misspelt name. */
  propery_type: z.string(),
  ...Place,
  price: z.number(),
  rentduration: z.nullable(z.string()),
  title_image: Url,
  /** The same URL under the name of a project's picture. */
  image: Url,
  category: CategoryMini,
})

const AdvertisedProject = z.object({
  id: z.int(),
  category_id: z.int(),
  slug_id: z.string(),
  title: z.string(),
  translated_title: z.string(),
  type: z.string(),
  ...Place,
  image: Url,
  category: CategoryMini,
})

export const getFeaturedData = read('GET get-featured-data', {
  access: 'member',
  summary: "Lists the viewer's featured listings, newest first.",
  input: z.object({ type: z._default(z.literal(['property', 'project']), 'property'), offset, limit: limit() }),
  output: z.array(
    z.object({
      id: z.int(),
      /** 0 approved, 1 pending, 2 rejected, 3 expired. */
      status: z.int(),
      reason: z.string(),
      start_date: Instant,
      end_date: Instant,
      /** Time of the moderator's decision; null before it, or if no review was required. */
      decided_at: z.nullable(Instant),
      property_id: z.nullable(z.int()),
      project_id: z.nullable(z.int()),
      /** One of the two; the other is null. */
      property: z.nullable(AdvertisedProperty),
      project: z.nullable(AdvertisedProject),
    }),
  ),
  beside: z.object({ total: z.int() }),
})

export const deleteAdvertisement = write('POST delete_advertisement', {
  access: 'member',
  summary: 'Ends a featured listing of the viewer. A pending one refunds its credit.',
  says: 'api.advert-removed',
  input: z.object({ id: Id }),
  output: z.null(),
})
