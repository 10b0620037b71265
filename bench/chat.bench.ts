import { setTimeout as sleep } from 'node:timers/promises'
import { keepListening } from '#server/db/listen.ts'
import type { Database } from '#server/db/sql.ts'
import { listen } from '#test/faults/chat/clients.ts'
import { runLoad } from '#test/faults/chat/load.ts'
import { trouble } from '#test/faults/chat/trouble.ts'
import { type ChatWorld, startChatWorld } from '#test/faults/chat/world.ts'
import { type BenchTools, median, percentile } from './support.ts'

const COUPLES = 100
const IDLE = 1000
const PER_SECOND = 50
const ROUNDS = 3
const ROUND_SECONDS = 8
const MAX_FLOORS = 20
const MAX_KB = 60

/**
 * Two nodes behind a plain proxy: memory per open event stream, delivery time, and no message loss when processes are
 * killed.
 */
export default async function bench({ report, note }: BenchTools) {
  const world = await startChatWorld({ couples: COUPLES, idle: IDLE })
  const warmUp = () => runLoad(world, { perSecond: PER_SECOND, seconds: 5 })
  try {
    // Both nodes load their code and fill their pools before the measurement.
    await warmUp()
    report({ name: 'memory of an idle page', value: await weigh(world), unit: 'kB', budget: { atMost: MAX_KB } })
    await warmUp()

    const rounds: Round[] = []
    for (let number = 0; number < ROUNDS; number++) rounds.push(await timeRound(world))
    for (const round of rounds) note(describe(round))
    report({
      name: 'p95 of delivery',
      value: median(rounds.map(({ ratio }) => ratio)),
      unit: 'bare INSERT+NOTIFY round trips (p50)',
      budget: { atMost: MAX_FLOORS },
    })
    report({
      name: 'lost, duplicated or reordered under load',
      value: rounds.reduce((sum, { load }) => sum + faults(load), 0),
      unit: 'messages',
      budget: { atMost: 0 },
    })

    const hard = await runLoad(world, { perSecond: PER_SECOND, seconds: 24, trouble: () => trouble(world) })
    note(`under kill -9: ${hard.acknowledged} acknowledged, ${hard.received} received, ${hard.losses} streams broken`)
    report({
      name: 'lost, duplicated or reordered under kill -9',
      value: faults(hard),
      unit: 'messages',
      budget: { atMost: 0 },
    })
  } finally {
    await world.close()
  }
}

interface Round {
  load: Awaited<ReturnType<typeof runLoad>>
  floors: number[]
  /** p95 of message delivery divided by the p50 of the floor. */
  ratio: number
}

async function timeRound(world: ChatWorld): Promise<Round> {
  const floor = measureFloor(world.db)
  const load = await runLoad(world, { perSecond: PER_SECOND, seconds: ROUND_SECONDS })
  const floors = await floor.stop()
  return { load, floors, ratio: percentile(95, load.delays) / median(floors) }
}

function describe({ load, floors, ratio }: Round) {
  const [p50, p95, p99] = [50, 95, 99].map((percent) => ms(percentile(percent, load.delays)))
  const floor = `floor p50 ${ms(median(floors))}, p95 ${ms(percentile(95, floors))}`
  return `${load.acknowledged} messages in ${ROUND_SECONDS} s, p50 ${p50}, p95 ${p95}, p99 ${p99}; ${floor}; ${ratio.toFixed(2)} ×`
}

const ms = (value: number) => `${value.toFixed(2)} ms`
const faults = ({ missing, duplicated, reordered }: Awaited<ReturnType<typeof runLoad>>) =>
  missing + duplicated + reordered

/** Opens every idle event stream; returns the average memory of each in kB, by the larger of two measures. */
async function weigh({ nodes, idle, proxy }: ChatWorld): Promise<number> {
  const weights = () => Promise.all(nodes.map((node) => node.memory()))
  const before = await weights()
  for (let start = 0; start < idle.length; start += 100) {
    const opened = idle.slice(start, start + 100).map((person) => listen(proxy.port, person))
    await Promise.all(opened.map(({ begun }) => begun))
  }
  await sleep(3_000)
  const after = await weights()
  const grown = (scale: 'rss' | 'held') =>
    after.reduce((sum, weight, index) => sum + weight[scale] - before[index]![scale], 0)
  return Math.max(grown('rss'), grown('held')) / idle.length / 1000
}

/** Round trips of one INSERT with NOTIFY during the load: the lower bound of a delivery. */
function measureFloor(db: Database) {
  const waiting = new Map<string, () => void>()
  const opened = Promise.withResolvers<void>()
  const times: number[] = []
  let isStopped = false
  const listening = keepListening(db, 'floor', {
    hear: (id) => waiting.get(id)?.(),
    opened: opened.resolve,
    lost: () => {},
  })
  const measuring = (async () => {
    await db`create table if not exists bench_floor (id text primary key, at timestamptz default now())`
    await opened.promise
    for (let number = 0; !isStopped; number++) {
      const id = `${Date.now()}-${number}`
      const heard = new Promise<void>((resolve) => waiting.set(id, resolve))
      const start = performance.now()
      await db`with made as (insert into bench_floor (id) values (${id}) returning id) select pg_notify('floor', id) from made`
      await heard
      times.push(performance.now() - start)
      waiting.delete(id)
      await sleep(40)
    }
  })()
  return {
    async stop() {
      isStopped = true
      await measuring
      await listening.stop()
      return times
    },
  }
}
