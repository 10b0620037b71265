import * as z from 'zod/mini'
import { Counted } from './back-office.ts'
import { read, write } from './endpoint.ts'
import { Id, Instant, limit, Numeric, offset, Text, Url } from './fields.ts'

export const STALE_CAUSES = ['quiet', 'unconfirmed', 'package-over'] as const
export const STALE_SORTS = ['since', '-since'] as const
export const DUPLICATE_REASONS = ['photos', 'words'] as const
export const DUPLICATE_SORTS = ['-score', 'score', '-found', 'found'] as const
export const LEAST_STALE_DAYS = 30
const MOST_AT_ONCE = 100

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
const Days = Numeric(z.number().check(z.int(), z.minimum(LEAST_STALE_DAYS), z.maximum(3650)))
const staleFilter = {
  cause: z._default(z.literal(STALE_CAUSES), 'quiet'),
  /** For at least so long. */
  days: z._default(Days, LEAST_STALE_DAYS),
  owner_id: z.optional(Id),
}

export const listStaleListings = read('GET admin/stale-listings', {
  access: 'staff',
  summary:
    'Homes on offer that nobody looks after: without edit, view or question, without confirmation, or of an owner whose packages are over. Renewed every night.',
  input: z.object({ ...staleFilter, sort: z._default(z.literal(STALE_SORTS), 'since'), offset, limit: limit(30) }),
  output: z.array(
    z.object({
      ...home,
      cause: z.literal(STALE_CAUSES),
      /** The last sign of life. */
      since: Instant,
      asked_at: z.nullable(Instant),
    }),
  ),
  beside: z.object(Counted),
})

const Ids = z.array(Id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE))

export const askOwners = write('POST admin/ask-owners', {
  access: 'staff',
  summary: 'Asks owners whether homes are still on offer, each at most once a day.',
  input: z.object({ ids: Ids }),
  output: z.object({ asked: z.int() }),
})

export const hideListings = write('POST admin/hide-listings', {
  access: 'staff',
  summary: 'Takes homes out of the lists until their owners confirm them; the owners are told.',
  input: z.object({ ids: Ids, reason: Text(300) }),
  output: z.object({ hidden: z.int() }),
})

export const listDuplicateListings = read('GET admin/duplicate-listings', {
  access: 'staff',
  summary: 'Homes that look like an earlier one of somebody else, the most alike first unless asked otherwise.',
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
      /** How alike, of a hundred. */
      score: z.int(),
      found_at: Instant,
    }),
  ),
  beside: z.object(Counted),
})

export const settleDuplicate = write('POST admin/settle-duplicate', {
  access: 'staff',
  summary: 'Says that two homes that look alike are two homes.',
  input: z.object({ property_id: Id, other_id: Id }),
  output: z.null(),
})

export const openCase = write('POST admin/open-case', {
  access: 'staff',
  summary: 'Lets the moderators look at a home, as a report of the staff.',
  input: z.object({ property_id: Id, reason: Text(300) }),
  output: z.object({ kind: z.literal('report'), id: z.int() }),
})

export const exportUpkeep = read('GET admin/upkeep-export', {
  access: 'admin',
  summary:
    'Where the homes that nobody looks after, or those that look alike, can be fetched as CSV, for a quarter of an hour.',
  input: z.object({ report: z.literal(['stale', 'duplicates']), ...staleFilter }),
  output: z.object({ url: Url }),
})
