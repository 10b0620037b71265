import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { SEARCH_SORTS } from '#domain/search-filter.ts'
import { createEngine } from '#server/adapters/search/columnar/engine.ts'
import type { SearchRow } from '#server/adapters/search/columnar/search-row.ts'
import { columnarWorld } from './columnar-rows.ts'
import { type BenchTools, percentile } from './support.ts'

const SIZE = Number((process.env.BENCH_SIZES ?? '1000000').split(',').at(-1))
const ASKED = Number(process.env.BENCH_ASKED ?? 100)
/** The system accounts processor time in units of about a millisecond. */
const REPETITIONS = 10
const BATCH = 2000
const ZOOMS = [2, 4, 6, 8, 10, 12, 15]
const MAX_P95_MS = { page: 3, facets: 6, map: 8 }
const MAX_SLOWEST_MS = 25
const MAX_MEGABYTES = { filters: 250, words: 400 }
const MAX_RESTORE_MS = 3000
const PAGE = { offset: 0, limit: 24 }

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** The search engine alone, without a database or HTTP: processor time by question, memory, load and snapshot. */
export default async function bench({ report, note }: BenchTools) {
  const world = columnarWorld(5)
  const { now, choices } = world
  const before = megabytes()
  const filters = fill(world, false)
  report({
    name: `memory without words, ${SIZE} listings`,
    value: megabytes() - before,
    unit: 'MB',
    budget: { atMost: MAX_MEGABYTES.filters },
  })
  note(`applied in ${filters.applied.toFixed(0)} ms, sorted in ${filters.settled.toFixed(0)} ms`)
  let slowest = 0

  function measure(name: string, atMost: number, question: () => () => unknown) {
    const times: number[] = []
    for (let round = 0; round < ASKED * 1.2; round++) {
      const ask = question()
      const start = processorMilliseconds()
      for (let repetition = 0; repetition < REPETITIONS; repetition++) ask()
      // The first ones run before the compiler has optimised them.
      if (round >= ASKED * 0.2) times.push((processorMilliseconds() - start) / REPETITIONS)
    }
    slowest = Math.max(slowest, ...times)
    note(`${name}: middle ${percentile(50, times).toFixed(2)} ms, slowest ${Math.max(...times).toFixed(1)} ms`)
    report({ name: `${name}, p95`, value: percentile(95, times), unit: 'ms', budget: { atMost } })
  }

  const { engine } = filters
  for (const scope of world.scopes)
    measure(`page, ${scope}`, MAX_P95_MS.page, () => {
      const [filter, sort] = [world.filter(scope), world.pick(SEARCH_SORTS)]
      return () => engine.page(filter, sort, PAGE, now)
    })
  for (const scope of world.scopes)
    measure(`facets, ${scope}`, MAX_P95_MS.facets, () => {
      const filter = world.filter(scope)
      return () => engine.facets(filter, choices, now)
    })
  for (const zoom of ZOOMS)
    measure(`map, zoom ${zoom}`, MAX_P95_MS.map, () => {
      const [filter, view] = [world.filter('world'), world.view(zoom)]
      return () => engine.clusters(filter, view, now)
    })
  report({ name: 'slowest question', value: slowest, unit: 'ms', budget: { atMost: MAX_SLOWEST_MS } })
  restore(engine.save(), report)
  words(before, report)
}

function fill(world: ReturnType<typeof columnarWorld>, withWords: boolean) {
  const engine = createEngine()
  let applied = 0
  let batch: SearchRow[] = []
  const apply = () => {
    const start = processorMilliseconds()
    engine.apply(batch, [])
    applied += processorMilliseconds() - start
    batch = []
  }
  for (const row of world.rows(SIZE, withWords)) if (batch.push(row) === BATCH) apply()
  apply()
  const start = processorMilliseconds()
  engine.settle()
  return { engine, applied, settled: processorMilliseconds() - start }
}

function restore(parts: readonly Uint8Array[], report: BenchTools['report']) {
  const start = processorMilliseconds()
  createEngine(parts).settle()
  report({
    name: 'restored from a snapshot',
    value: processorMilliseconds() - start,
    unit: 'ms',
    budget: { atMost: MAX_RESTORE_MS },
  })
}

function words(before: number, report: BenchTools['report']) {
  const { engine } = fill(columnarWorld(6), true)
  report({
    name: `memory with words, ${engine.size()} listings`,
    value: megabytes() - before,
    unit: 'MB',
    budget: { atMost: MAX_MEGABYTES.words },
  })
}

/** Processor time of this thread, which other programs on the machine do not lengthen. */
function processorMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Memory in use after a collection: objects, array buffers and WebAssembly memory. */
function megabytes(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}
