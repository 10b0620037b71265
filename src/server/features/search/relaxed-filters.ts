import type { Context } from '#server/context.ts'
import { resolveFilter, type SearchText } from './resolve.ts'

type RelaxedFilter = { drop: string; total: number }
type Word = keyof SearchText

const MAX_SUGGESTED = 5

/** Query parameter for each condition of a filter; `p12` and `f4` become `p~12` and `near~4`. */
const WORDS: Record<string, Word> = {
  kind: 'type',
  category: 'category',
  minPrice: 'min_price',
  maxPrice: 'max_price',
  minArea: 'min_area',
  maxArea: 'max_area',
  bedrooms: 'beds',
  bathrooms: 'baths',
  since: 'since',
  by: 'by',
  promoted: 'featured',
  premium: 'premium',
  text: 'q',
}
const CIRCLE: Word[] = ['latitude', 'longitude', 'radius']
const PLACE: Word[] = ['city', 'state', 'country', ...CIRCLE, 'box', 'areas']

/** For a search without results: the filters to remove, each with the resulting total, largest first. */
export async function suggestRelaxedFilters(ctx: Context, words: SearchText): Promise<RelaxedFilter[]> {
  const given = (Object.keys(words) as Word[]).filter((word) => words[word] !== undefined && words[word] !== false)
  const { filter } = await resolveFilter(ctx, words)
  const others = given.filter((word) => !PLACE.includes(word))
  const [single, all] = await Promise.all([
    ctx.search.relaxed(filter, ctx.now),
    others.length > 1 ? totalWithout(ctx, words, others) : null,
  ])
  const here = helpful(single.map(({ name, total }) => ({ drop: wordOf(name), total })))
  // Another location is suggested only when no other filter helps.
  const elsewhere =
    here.length > 0 ? [] : await Promise.all(relaxedElsewhere(given).map((gone) => totalWithout(ctx, words, gone)))
  const ways = [...here, ...helpful(elsewhere)].slice(0, MAX_SUGGESTED)
  return [...ways, ...(all && all.total > 0 ? [{ drop: 'all', total: all.total }] : [])]
}

const helpful = (ways: RelaxedFilter[]) =>
  ways.filter(({ drop, total }) => drop !== '' && total > 0).sort((a, b) => b.total - a.total)

function wordOf(name: string): string {
  const [, kind, id] = /^([pf])(\d+)$/.exec(name) ?? []
  if (kind !== undefined) return `${kind === 'p' ? 'p' : 'near'}~${id}`
  return WORDS[name] ?? ''
}

/**
 * Location filters to remove: the smallest named place and each shape; the parameters of a circle are removed together.
 */
function relaxedElsewhere(given: Word[]): Word[][] {
  const smallest = (['city', 'state', 'country'] as const).find((word) => given.includes(word))
  return [
    ...(smallest ? [[smallest]] : []),
    ...(given.includes('latitude') ? [CIRCLE] : []),
    ...(['box', 'areas'] as const).filter((word) => given.includes(word)).map((word) => [word]),
  ]
}

async function totalWithout(ctx: Context, words: SearchText, gone: Word[]): Promise<RelaxedFilter> {
  const left = Object.fromEntries(Object.entries(words).filter(([word]) => !gone.includes(word as Word)))
  const { filter } = await resolveFilter(ctx, left as SearchText)
  return { drop: gone[0]!, total: (await ctx.search.count(filter, ctx.now)).total }
}
