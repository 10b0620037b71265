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
const ROUNDS = 3
const ROUND_SECONDS = 8
const MOST_OF_FLOOR = 5
const MOST_KB = 60

/** Two nodes behind a plain proxy: what an open page costs, how soon a message arrives, and that none is lost when things are killed. */
export default async function bench({ report, note }: BenchTools) {
  const world = await startChatWorld({ couples: COUPLES, idle: IDLE })
  try {
    // Both nodes have read their code, filled their pools and seen every statement often enough to plan it once before anything is
    // weighed: what is measured is a site that runs, not one that starts.
    await runLoad(world, { perSecond: 200, seconds: 5 })
    report({ name: 'memory of an idle page', value: await weigh(world), unit: 'kB', budget: { atMost: MOST_KB } })
    // Weighing made them throw away much of what they had made ready.
    await runLoad(world, { perSecond: 200, seconds: 5 })

    const rounds: Round[] = []
    for (let number = 0; number < ROUNDS; number++) rounds.push(await timeRound(world, { isEven: true }))
    for (const round of rounds) note(`one message every 5 ms: ${told(round)}`)
    report({
      name: 'p95 of delivery',
      value: median(rounds.map(({ ratio }) => ratio)),
      unit: 'bare INSERT+NOTIFY round trips (p50)',
      budget: { atMost: MOST_OF_FLOOR },
    })
    // Two cores are shared by both nodes, the database, the proxy and everybody who writes and reads: who speaks at the same instant waits
    // for each other.
    const byChance = await timeRound(world, { isEven: false })
    note(`as many when they happen to come, some of them at once: ${told(byChance)}`)
    report({
      name: 'lost under load',
      value: [...rounds, byChance].reduce((sum, { load }) => sum + lost(load), 0),
      unit: 'messages',
      budget: { atMost: 0 },
    })

    const hard = await runLoad(world, { perSecond: 120, seconds: 24, trouble: () => trouble(world) })
    note(
      `while everything was killed in turn: ${hard.acknowledged} acknowledged, ${hard.received} received, ${hard.losses} streams broken`,
    )
    report({ name: 'lost while everything is killed', value: lost(hard), unit: 'messages', budget: { atMost: 0 } })
  } finally {
    await world.close()
  }
}

interface Round {
  load: Awaited<ReturnType<typeof runLoad>>
  floors: number[]
  /** The p95 of the messages by the p50 of the floor. */
  ratio: number
}

async function timeRound(world: ChatWorld, { isEven }: { isEven: boolean }): Promise<Round> {
  const floor = measureFloor(world.db)
  const load = await runLoad(world, { perSecond: 200, seconds: ROUND_SECONDS, isEven })
  const floors = await floor.stop()
  return { load, floors, ratio: percentile(95, load.delays) / median(floors) }
}

function told({ load, floors, ratio }: Round) {
  const [p50, p95, p99] = [50, 95, 99].map((percent) => ms(percentile(percent, load.delays)))
  const floor = `floor p50 ${ms(median(floors))}, p95 ${ms(percentile(95, floors))}`
  return `${load.acknowledged} messages in ${ROUND_SECONDS} s, p50 ${p50}, p95 ${p95}, p99 ${p99}; ${floor}; ${ratio.toFixed(2)} ×`
}

const ms = (value: number) => `${value.toFixed(2)} ms`
const lost = ({ missing, duplicated, reordered }: Awaited<ReturnType<typeof runLoad>>) =>
  missing + duplicated + reordered

/** Opens every idle page and leaves it open; what it costs on average in thousands of bytes, by the less friendly of two scales. */
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

/** Round trips of one row and one word about it, now and then during the load: what no delivery can be faster than. */
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
