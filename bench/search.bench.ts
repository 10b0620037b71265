import { answeredPerSecond } from './api.ts'
import { againstFloor, percentile, type SearchApi, SLOWEST_MS, startSearchApi, timeEach } from './search-api.ts'
import { commonSearches, dice, SCOPES, searches, write } from './search-questions.ts'
import type { BenchTools } from './support.ts'

const SIZES = (process.env.BENCH_SIZES ?? '10000,100000,1000000').split(',').map(Number)
const ASKED = Number(process.env.BENCH_ASKED ?? 300)
/** Maximum p95 by scope, as a multiple of a primary-key query. */
const MAX = { city: 12, state: 12, radius: 12, country: 60, world: 60 } as const
const MAX_FACETS = 8
const MAX_GROWTH = 3
const MIN_OF_HELLO = 30
/**
 * Seed of the warm-up, different from the measured requests: a fresh server has prepared no statement and read no page.
 */
const WARM_SEED = 8

/** First pages with counts, facets and repeated searches, on catalogues of growing size. */
export default async function bench(tools: BenchTools) {
  const common: number[] = []
  for (const size of SIZES) {
    const api = await startSearchApi(size)
    try {
      common.push(await commonOnes(api, size, tools))
      if (size === SIZES.at(-1)) await everything(api, size, tools)
    } finally {
      await api.stop()
    }
  }
  tools.report({
    name: `common searches, from ${SIZES[0]} to ${SIZES.at(-1)} homes`,
    value: common.at(-1)! / common[0]!,
    unit: '× the middle',
    budget: { atMost: MAX_GROWTH },
  })
  await repeated(SIZES.at(-1)!, tools)
}

/** Median of the most common searches as a multiple of the floor, because machines differ between runs. */
async function commonOnes(api: SearchApi, size: number, { note }: BenchTools): Promise<number> {
  await timeEach(api.url, commonSearches(api, ASKED, WARM_SEED))
  const { floors, searches: found } = await againstFloor(api, commonSearches(api, ASKED, 5))
  const ms = found.map((one) => one.ms)
  note(
    `${size} homes, common: floor ${percentile(50, floors).toFixed(2)} ms, middle ${percentile(50, ms).toFixed(2)} ms, p95 ${percentile(95, ms).toFixed(2)} ms`,
  )
  return percentile(50, ms) / percentile(50, floors)
}

async function everything(api: SearchApi, size: number, { report, note }: BenchTools) {
  let slowest = { ms: 0, path: '' }
  for (const scope of Object.keys(MAX) as (keyof typeof MAX)[])
    await timeEach(api.url, searches(scope, api, ASKED, WARM_SEED))
  await timeEach(api.url, facetsOfCities(api, WARM_SEED))
  const measure = async (name: string, paths: string[], atMost: number) => {
    const { floors, searches: found } = await againstFloor(api, paths)
    const [floor, p95] = [
      percentile(95, floors),
      percentile(
        95,
        found.map(({ ms }) => ms),
      ),
    ]
    for (const { ms, path } of found) if (ms > slowest.ms) slowest = { ms, path }
    const worst = found.toSorted((a, b) => b.ms - a.ms)[0]!
    note(
      `${name}: middle ${percentile(
        50,
        found.map(({ ms }) => ms),
      ).toFixed(
        2,
      )} ms, p95 ${p95.toFixed(2)} ms, floor p95 ${floor.toFixed(2)} ms; slowest ${worst.ms.toFixed(0)} ms ${worst.path}`,
    )
    report({ name: `${name}, ${size} homes, p95`, value: p95 / floor, unit: '× floor', budget: { atMost } })
  }
  for (const scope of Object.keys(MAX) as (keyof typeof MAX)[])
    await measure(scope, searches(scope, api, ASKED, 7), MAX[scope])
  await measure('facets of a city', facetsOfCities(api, 9), MAX_FACETS)
  note(`slowest of all: ${slowest.path}`)
  report({ name: `slowest of all, ${size} homes`, value: slowest.ms, unit: 'ms', budget: { atMost: SLOWEST_MS } })
}

function facetsOfCities({ homes }: SearchApi, seed: number): string[] {
  const luck = dice(seed)
  return Array.from({ length: ASKED }, () => `/api/search/facets?${write(SCOPES.city(luck.pick(homes)))}`)
}

/** A few popular searches repeatedly, as anonymous visitors send them. */
async function repeated(size: number, { report, note }: BenchTools) {
  const api = await startSearchApi(size, { keeps: true })
  try {
    const luck = dice(3)
    const popular = Array.from({ length: 20 }, () => `/api/search/homes?${write(SCOPES.city(luck.pick(api.homes)))}`)
    const hello = await answeredPerSecond(api.url, ['/hello'])
    const found = await answeredPerSecond(api.url, popular)
    note(`hello ${hello.toFixed(0)}/s, popular searches ${found.toFixed(0)}/s`)
    report({
      name: 'popular searches',
      value: (found / hello) * 100,
      unit: '% of hello world',
      budget: { atLeast: MIN_OF_HELLO },
    })
  } finally {
    await api.stop()
  }
}
