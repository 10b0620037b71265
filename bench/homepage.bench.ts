import { answeredPerSecond, startApi } from './api.ts'
import { type BenchTools, median } from './support.ts'

const ROUNDS = 3
/**
 * About 40 properties, agents, projects, articles and cities in one statement, against one row; `near` adds a radius
 * search.
 */
const MIN_OF_FLOOR = { anywhere: 0.02, near: 0.01 }

/** The home-page call, against a bare primary-key query through the same dispatcher, in alternating rounds. */
export default async function bench({ report, note }: BenchTools) {
  const api = await startApi()
  try {
    const floorPaths = api.homes.map(({ id }) => `/api/floor?id=${id}`)
    const places = ['', '?latitude=38.7223&longitude=-9.1393&radius=20']
    for (const place of places) {
      const ratios: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const floor = await answeredPerSecond(api.url, floorPaths, 2)
        const home = await answeredPerSecond(api.url, [`/api/homepage-data${place}`], 2)
        ratios.push(home / floor)
        note(`floor ${floor.toFixed(0)}/s, homepage-data ${home.toFixed(0)}/s`)
      }
      const name = place ? 'homepage-data near a place' : 'homepage-data'
      report({
        name,
        value: median(ratios),
        unit: 'of the floor',
        budget: { atLeast: place ? MIN_OF_FLOOR.near : MIN_OF_FLOOR.anywhere },
      })
    }
  } finally {
    await api.stop()
  }
}
