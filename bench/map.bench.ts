import { fromMercator, toMercator } from '#domain/geo.ts'
import { againstFloor, percentile, type SearchApi, SLOWEST_MS, startSearchApi, timeEach } from './search-api.ts'
import type { DrawnHome } from './search-homes.ts'
import { dice, furtherFilters, write } from './search-questions.ts'
import type { BenchTools } from './support.ts'

const SIZE = Number((process.env.BENCH_SIZES ?? '1000000').split(',').at(-1))
const ASKED = Number(process.env.BENCH_ASKED ?? 100)
const ZOOMS = [2, 4, 6, 8, 10, 11, 12, 13, 15, 17]
const SCREEN = { width: 1280, height: 800 }
const MAX_OF_FLOOR = 25
const MAX_KILOBYTES = 60
/** As in the search benchmark: warm-up requests use another seed. */
const WARM_SEED = 100

/** Map views at every zoom, with random filters. */
export default async function bench({ report, note }: BenchTools) {
  const api = await startSearchApi(SIZE)
  const [all, floorsOfAll]: [number[], number[]] = [[], []]
  let [heaviest, longest] = [0, 0]
  try {
    for (const zoom of ZOOMS) {
      await timeEach(api.url, views(api, zoom, WARM_SEED + zoom))
      const { floors, searches } = await againstFloor(api, views(api, zoom, zoom))
      const ms = searches.map((one) => one.ms)
      const slowest = searches.toSorted((a, b) => b.ms - a.ms)[0]!
      longest = Math.max(longest, slowest.ms)
      heaviest = Math.max(heaviest, ...searches.map(({ gzipBytes }) => gzipBytes))
      all.push(...ms)
      floorsOfAll.push(...floors)
      note(
        `zoom ${zoom}: middle ${percentile(50, ms).toFixed(2)} ms, p95 ${percentile(95, ms).toFixed(2)} ms, floor p95 ${percentile(95, floors).toFixed(2)} ms; slowest ${slowest.ms.toFixed(0)} ms ${slowest.path}`,
      )
    }
    report({
      name: `map at any zoom, ${SIZE} homes, p95`,
      value: percentile(95, all) / percentile(95, floorsOfAll),
      unit: '× floor',
      budget: { atMost: MAX_OF_FLOOR },
    })
    report({ name: 'slowest view of all', value: longest, unit: 'ms', budget: { atMost: SLOWEST_MS } })
    report({
      name: 'heaviest answer of the map',
      value: heaviest / 1000,
      unit: 'kB gzip',
      budget: { atMost: MAX_KILOBYTES },
    })
  } finally {
    await api.stop()
  }
}

function views(api: SearchApi, zoom: number, seed: number): string[] {
  const luck = dice(seed)
  return Array.from({ length: ASKED }, () => {
    const home = luck.pick(api.homes)
    return `/api/search/map?${write({ ...furtherFilters(home, api, luck), view: viewAround(home, zoom), zoom })}`
  })
}

/** Bounding box of a screen around a property at a zoom: south, west, north, east. */
function viewAround(home: DrawnHome, zoom: number): string {
  const { x, y } = toMercator(home)
  const world = 256 * 2 ** zoom
  const [halfWidth, halfHeight] = [SCREEN.width / world / 2, SCREEN.height / world / 2]
  const northWest = fromMercator(Math.max(0, x - halfWidth), Math.max(0, y - halfHeight))
  const southEast = fromMercator(Math.min(1, x + halfWidth), Math.min(1, y + halfHeight))
  return [southEast.latitude, northWest.longitude, northWest.latitude, southEast.longitude]
    .map((degrees) => degrees.toFixed(5))
    .join(',')
}
