import { answeredPerSecond, startApi } from './api.ts'
import { type BenchTools, median } from './support.ts'

const ROUNDS = 5
const MIN_OF_FLOOR = 0.3

/**
 * A property with similar ones, against a bare primary-key query through the same dispatcher, in alternating rounds.
 */
export default async function bench({ report, note }: BenchTools) {
  const api = await startApi()
  try {
    const floorPaths = api.homes.map(({ id }) => `/api/floor?id=${id}`)
    const homePaths = api.homes.map(({ slug }) => `/api/get_property?slug_id=${encodeURIComponent(slug)}`)
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const floor = await answeredPerSecond(api.url, floorPaths)
      const home = await answeredPerSecond(api.url, homePaths)
      ratios.push(home / floor)
      note(`floor ${floor.toFixed(0)}/s, get_property ${home.toFixed(0)}/s`)
    }
    report({
      name: 'get_property by slug',
      value: median(ratios),
      unit: 'of the floor',
      budget: { atLeast: MIN_OF_FLOOR },
    })
  } finally {
    await api.stop()
  }
}
