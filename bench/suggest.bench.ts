import { inBulkWorld } from './bulk-world.ts'
import { type BenchTools, median, percentile } from './support.ts'

const ROUNDS = 5
const QUESTIONS = 300
const MAX_OF_FLOOR = 3
const MAX_MS = 20

/** Suggestions for typed prefixes, against a bare primary-key query through the same dispatcher. */
export default async function bench({ report, note }: BenchTools) {
  await inBulkWorld(async ({ db, times }) => {
    const floorPaths = (
      await db<{ id: number }[]>`select id from listing order by hashint8(id) limit ${QUESTIONS}`
    ).map(({ id }) => `/api/floor?id=${id}`)
    const paths = (await typed(db)).map((text) => `/api/search/suggestions?q=${encodeURIComponent(text)}`)
    await times(floorPaths)
    await times(paths)
    const ratios: number[] = []
    const slow: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const floor = percentile(95, await times(floorPaths))
      const own = percentile(95, await times(paths))
      ratios.push(own / floor)
      slow.push(own)
      note(`p95: floor ${floor.toFixed(2)} ms, suggestions ${own.toFixed(2)} ms`)
    }
    report({ name: 'suggestions, p95', value: median(ratios), unit: '× the floor', budget: { atMost: MAX_OF_FLOOR } })
    report({ name: 'suggestions, p95', value: median(slow), unit: 'ms', budget: { atMost: MAX_MS } })
  })
}

type Db = Parameters<Parameters<typeof inBulkWorld>[0]>[0]['db']

/**
 * Cities weighted by their number of properties, cut to two to seven letters; some misspelt, some titles, agents and
 * categories.
 */
async function typed(db: Db): Promise<string[]> {
  const cities = await db<{ name: string }[]>`
    select a.name from listing l join areas a on a.id = l.city_id order by hashint8(l.id) limit ${QUESTIONS}`
  const words = [
    'apartm',
    'flat',
    'villa',
    'piso',
    '2-room apartment in',
    '3-room',
    'agent 12',
    'studio',
    'xyzzy',
    'office near',
  ]
  return cities.map(({ name }, n) => {
    if (n % 10 === 9) return words[Math.floor(n / 10) % words.length]!
    const cut = name.slice(0, 2 + (n % 6))
    return n % 10 === 4 && cut.length > 4 ? `${cut.slice(0, 2)}${cut[3]}${cut[2]}${cut.slice(4)}` : cut
  })
}
