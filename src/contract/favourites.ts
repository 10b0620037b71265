import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, limit, Numeric, OptionalId, offset, Slug, Url } from './fields.ts'
import { PropertyDetail } from './objects.ts'

/** `1` adds and `0` removes; both are idempotent. */
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
  summary: "Saves a home to the viewer's favourites, or removes it.",
  input: z.object({ property_id: Id, type: AddOrRemove }),
  failures: SOFT,
  output: z.null(),
})

export const getFavouriteProperty = read('GET get_favourite_property', {
  access: 'member',
  summary: "Lists the viewer's saved homes in the order they were saved.",
  /**
   * `latest_first` sorts the newest first, as our own page does; the default is the order of saving, for existing
   * clients.
   */
  input: z.object({ latest_first: Flag, offset, limit: limit(25) }),
  output: z.array(PropertyDetail),
  beside: z.object({ total: z.int() }),
})

export const getViewedProperties = read('GET viewed-homes', {
  access: 'member',
  summary: 'Lists the homes that the viewer viewed last, newest first; hidden ones are left out.',
  input: z.object({ limit: limit(8) }),
  output: z.array(PropertyDetail),
})

export const interestedUsers = write('POST interested_users', {
  access: 'member',
  allowedInDemo: true,
  summary: "Sends the viewer's interest in a home to its owner, or withdraws it.",
  input: z.object({ property_id: Id, type: AddOrRemove }),
  failures: SOFT,
  output: z.null(),
})

export const getInterestedUsers = read('GET get_interested_users', {
  access: 'member',
  summary: 'Lists the users interested in a home, for its owner.',
  input: z.object({ property_id: OptionalId, slug_id: z.optional(Slug), offset, limit: limit() }).check(
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
  /** True for the owner of the property, the only user who can message the interested users. */
  beside: z.object({ total: z.int(), property_id: z.int(), title: z.string(), is_own: z.boolean() }),
})

/** Properties that the viewer has viewed or hidden. */
export const getPropertyFlags = read('GET home-marks', {
  access: 'member',
  summary: 'Lists the homes that the viewer viewed, hid or saved, newest first.',
  input: z.object({}),
  output: z.object({ seen: z.array(z.int()), hidden: z.array(z.int()), favourites: z.array(z.int()) }),
})

export const setPropertyFlags = write('POST home-marks', {
  access: 'member',
  allowedInDemo: true,
  summary: 'Records viewed and hidden homes of a browser. Repeating it changes nothing.',
  input: z.object({
    seen: z._default(z.array(Id).check(z.maxLength(500)), []),
    hidden: z._default(z.array(Id).check(z.maxLength(500)), []),
    /** Properties to unhide. */
    shown: z._default(z.array(Id).check(z.maxLength(500)), []),
  }),
  output: z.null(),
})
