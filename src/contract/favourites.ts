import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, limit, Numeric, offset, Slug, Url } from './fields.ts'
import { PropertyDetail } from './objects.ts'

/** `1` adds and `0` removes; doing either twice is the same as once. */
const AddOrRemove = z.pipe(
  Numeric(),
  z.pipe(
    z.literal([0, 1]),
    z.transform((type) => type === 1),
  ),
)

const SOFT = { invalid: 'soft', refused: 'soft', missing: 'soft' } as const

export const addFavourite = write('POST add_favourite', {
  access: 'member',
  allowedInDemo: true,
  summary: "Keeps a home among the viewer's favourites, or lets it go.",
  input: z.object({ property_id: Id, type: AddOrRemove }),
  failures: SOFT,
  output: z.null(),
})

export const getFavouriteProperty = read('GET get_favourite_property', {
  access: 'member',
  summary: "The viewer's favourites in the order they were kept.",
  /** Our own page shows the latest first; existing clients read them in the order they were kept. */
  input: z.object({ latest_first: Flag, offset, limit: limit(25) }),
  output: z.array(PropertyDetail),
  beside: z.object({ total: z.int() }),
})

export const interestedUsers = write('POST interested_users', {
  access: 'member',
  allowedInDemo: true,
  summary: 'Tells the owner of a home that the viewer is interested, or no longer is.',
  input: z.object({ property_id: Id, type: AddOrRemove }),
  failures: SOFT,
  output: z.null(),
})

export const getInterestedUsers = read('GET get_interested_users', {
  access: 'member',
  summary: 'Who is interested in a home, for its owner.',
  input: z.object({ property_id: z.optional(Id), slug_id: z.optional(Slug), offset, limit: limit() }).check(
    z.refine(({ property_id, slug_id }) => property_id !== undefined || slug_id !== undefined, {
      error: 'api.either-required',
      params: { field: 'property_id', other: 'slug_id' },
      path: ['property_id'],
    }),
  ),
  output: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      profile: Url,
      email: z.string(),
      mobile: z.string(),
      interested_at: Instant,
    }),
  ),
  /** Only the owner of a home writes to those who asked about it. */
  beside: z.object({ total: z.int(), property_id: z.int(), title: z.string(), is_own: z.boolean() }),
})

/** What a person did with homes: looked at them, or asked not to see them again. */
export const getHomeMarks = read('GET home-marks', {
  access: 'member',
  summary: 'Homes that the viewer has seen, hidden or keeps, the latest first.',
  input: z.object({}),
  output: z.object({ seen: z.array(z.int()), hidden: z.array(z.int()), favourites: z.array(z.int()) }),
})

export const setHomeMarks = write('POST home-marks', {
  access: 'member',
  allowedInDemo: true,
  summary: 'Takes note of homes that were seen or hidden, as a browser kept them; says it again for nothing.',
  input: z.object({
    seen: z._default(z.array(Id).check(z.maxLength(500)), []),
    hidden: z._default(z.array(Id).check(z.maxLength(500)), []),
    /** Homes to show again. */
    shown: z._default(z.array(Id).check(z.maxLength(500)), []),
  }),
  output: z.null(),
})
