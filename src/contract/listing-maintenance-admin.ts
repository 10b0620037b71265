import * as z from 'zod/mini'
import { Counted } from './admin-dashboard.ts'
import { read, write } from './endpoint.ts'
import { Id, Instant, limit, Numeric, OptionalId, offset, Text, Url } from './fields.ts'

export const STALE_CAUSES = ['quiet', 'unconfirmed', 'package-over'] as const
export const STALE_SORTS = ['since', '-since'] as const
export const DUPLICATE_REASONS = ['photos', 'words'] as const
export const DUPLICATE_SORTS = ['-score', 'score', '-found', 'found'] as const
export const MIN_STALE_DAYS = 30
const MAX_AT_ONCE = 100

const home = {
  id: z.int(),
  slug_id: z.string(),
  title: z.string(),
  image: Url,
  image_width: z.int(),
  image_height: z.int(),
  image_blur: z.string(),
  city: z.string(),
  country: z.string(),
  price: z.number(),
  is_active: z.boolean(),
  created_at: Instant,
  owner: z.nullable(z.object({ id: z.int(), name: z.string() })),
}
const Days = Numeric(z.number().check(z.int(), z.minimum(MIN_STALE_DAYS), z.maximum(3650)))
const staleFilter = {
  cause: z._default(z.literal(STALE_CAUSES), 'quiet'),
  /** Minimum number of days without activity. */
  days: z._default(Days, MIN_STALE_DAYS),
  owner_id: OptionalId,
}

export const listStaleListings = read('GET admin/stale-listings', {
  access: 'staff',
  summary:
    'Lists stale listings: no edit, view or enquiry, no confirmation, or an owner without an active package. Updated every night.',
  input: z.object({ ...staleFilter, sort: z._default(z.literal(STALE_SORTS), 'since'), offset, limit: limit(30) }),
  output: z.array(
    z.object({
      ...home,
      cause: z.literal(STALE_CAUSES),
      /** Time of the last activity. */
      since: Instant,
      asked_at: z.nullable(Instant),
    }),
  ),
  beside: z.object(Counted),
})

const Ids = z.array(Id).check(z.minLength(1), z.maxLength(MAX_AT_ONCE))

export const requestConfirmations = write('POST admin/ask-owners', {
  access: 'staff',
  summary: 'Asks owners to confirm availability, at most once a day per listing.',
  input: z.object({ ids: Ids }),
  output: z.object({ asked: z.int() }),
})

export const hideListings = write('POST admin/hide-listings', {
  access: 'staff',
  summary: 'Hides listings until their owners confirm them. The owners are notified.',
  input: z.object({ ids: Ids, reason: Text(300) }),
  output: z.object({ hidden: z.int() }),
})

export const listDuplicateListings = read('GET admin/duplicate-listings', {
  access: 'staff',
  summary: "Lists possible duplicates of other owners' listings, most similar first by default.",
  input: z.object({
    reason: z.optional(z.literal(DUPLICATE_REASONS)),
    sort: z._default(z.literal(DUPLICATE_SORTS), '-score'),
    offset,
    limit: limit(30),
  }),
  output: z.array(
    z.object({
      home: z.object(home),
      other: z.object(home),
      reason: z.literal(DUPLICATE_REASONS),
      /** Similarity, 0 to 100. */
      score: z.int(),
      found_at: Instant,
    }),
  ),
  beside: z.object(Counted),
})

export const resolveDuplicate = write('POST admin/settle-duplicate', {
  access: 'staff',
  summary: 'Marks a possible duplicate as two different listings.',
  input: z.object({ property_id: Id, other_id: Id }),
  output: z.null(),
})

export const openCase = write('POST admin/open-case', {
  access: 'staff',
  summary: 'Opens a moderation case for a listing, as a staff report.',
  input: z.object({ property_id: Id, reason: Text(300) }),
  output: z.object({ kind: z.literal('report'), id: z.int() }),
})

export const exportMaintenanceReport = read('GET admin/upkeep-export', {
  access: 'admin',
  summary: 'Returns a link to stale listings or possible duplicates as CSV, valid for 15 minutes.',
  input: z.object({ report: z.literal(['stale', 'duplicates']), ...staleFilter }),
  output: z.object({ url: Url }),
})
