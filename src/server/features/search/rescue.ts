import type { Context } from '#server/context.ts'
import { resolveFilter, type SearchWords } from './resolve.ts'

type Rescue = { drop: string; total: number }

/** So many ways out are tried, and so many of them told. */
const TRIED = 12
const TOLD = 5

/** The words that belong together when one of them is let go; the others go one by one. */
const TOGETHER: Partial<Record<keyof SearchWords, (keyof SearchWords)[]>> = {
  latitude: ['latitude', 'longitude', 'radius'],
  category: ['category', 'category_slug'],
}
const PLACE = new Set<string>(['city', 'state', 'country', 'latitude', 'longitude', 'radius', 'box', 'areas'])

/** For a search that finds nothing: which filter to let go, and how many homes that brings, the most helpful first. */
export async function rescue(ctx: Context, words: SearchWords): Promise<Rescue[]> {
  const ways = waysOut(words).slice(0, TRIED)
  const found = await Promise.all(
    ways.map(async ({ drop, rest }) => {
      const { filter } = await resolveFilter(ctx, rest)
      return { drop, total: (await ctx.search.count(filter, ctx.now)).total }
    }),
  )
  const all = found.find(({ drop }) => drop === 'all')
  const single = found.filter(({ drop, total }) => drop !== 'all' && total > 0).sort((a, b) => b.total - a.total)
  return [...single.slice(0, TOLD), ...(all && all.total > 0 ? [all] : [])]
}

/** `p~12` and `near~4` name one answer and one facility, `all` everything but the place. */
function waysOut(words: SearchWords): { drop: string; rest: SearchWords }[] {
  const given = (Object.keys(words) as (keyof SearchWords)[]).filter(
    (word) => words[word] !== undefined && words[word] !== false,
  )
  const ways: { drop: string; rest: SearchWords }[] = []
  const without = (names: (keyof SearchWords)[]) =>
    Object.fromEntries(
      Object.entries(words).filter(([name]) => !names.includes(name as keyof SearchWords)),
    ) as SearchWords
  const others = given.filter((word) => !PLACE.has(word))
  if (others.length > 1) ways.push({ drop: 'all', rest: without(others) })
  for (const word of given) {
    if (word === 'longitude' || word === 'radius' || (word === 'category_slug' && words.category)) continue
    if (word === 'p' || word === 'near')
      for (const id of new Set(words[word]!.map((pair) => pair.id)))
        ways.push({ drop: `${word}~${id}`, rest: withoutPair(words, word, id) })
    else ways.push({ drop: word, rest: without(TOGETHER[word] ?? [word]) })
  }
  return ways
}

function withoutPair(words: SearchWords, word: 'p' | 'near', id: number): SearchWords {
  const left = (words[word] as { id: number }[]).filter((pair) => pair.id !== id)
  return { ...words, [word]: left.length > 0 ? left : undefined } as SearchWords
}
