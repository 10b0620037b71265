import { countryName } from '#domain/country-name.ts'
import type { SearchFilter } from '#domain/search-filter.ts'
import type { Context } from '#server/context.ts'
import { resolveFilter, type SearchText } from '#server/features/search/public.ts'
import type { ListParams } from './list-params.ts'

/** Converts the legacy list filters to a search filter. */
export async function filterOf(ctx: Context, words: ListParams): Promise<SearchFilter> {
  const { filter } = await resolveFilter(ctx, {
    type: words.property_type,
    category: words.category_id === undefined ? undefined : [words.category_id],
    category_slug: words.category_slug_id,
    ...(await whereOf(ctx, words)),
    min_price: words.min_price,
    max_price: words.max_price,
    p: words.parameters?.flatMap(({ id, value }) =>
      (Array.isArray(value) ? value : [String(value)]).map((one) => ({ id, value: one })),
    ),
    near: words.nearby_places?.map(({ id, value }) => ({ id, km: value })),
    since: words.posted_since as SearchText['since'],
    featured: words.promoted ?? false,
    premium: words.get_all_premium_properties ?? false,
    q: words.search,
  })
  // A slug replaces the id; when both are sent, both must match.
  const both = words.category_slug_id !== undefined && words.category_id !== undefined
  return {
    ...filter,
    ...(both && { categoryIds: filter.categoryIds!.filter((id) => id === words.category_id) }),
    ...(words.parameter_id && { answersOneOf: words.parameter_id }),
  }
}

type Where = Pick<SearchText, 'city' | 'state' | 'country' | 'latitude' | 'longitude' | 'radius'>

/** Location filter. A point without a radius is the visitor's position, so a place name sent with it wins. */
async function whereOf(ctx: Context, words: ListParams): Promise<Where> {
  const { city, state, country, latitude, longitude, radius } = words
  if (words.place_id !== undefined) return whereIs(ctx, words.place_id, radius)
  const hasName = city !== undefined || state !== undefined || country !== undefined
  if (radius === undefined && hasName) return { city, state, country }
  return { city, state, country, latitude, longitude, radius }
}

/** Matches no property. */
const NOWHERE: Where = { country: '-' }

async function whereIs({ geocoder }: Context, placeId: string, radius: number | undefined): Promise<Where> {
  const place = await geocoder.find(placeId)
  if (!place) return NOWHERE
  const { kind, name, countryCode, latitude, longitude } = place
  if (kind === 'country') return { country: name }
  if (kind === 'state') return { state: name, country: countryName(countryCode) }
  return radius === undefined ? { city: name, country: countryName(countryCode) } : { latitude, longitude, radius }
}
