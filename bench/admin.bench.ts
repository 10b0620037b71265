import { fork } from 'node:child_process'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { contract } from '#contract/index.ts'
import { ADMIN_LISTS } from './admin-questions.ts'
import { type BenchTools, median, percentile } from './support.ts'

const MAX_OF_FLOOR = 10
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40)
const TOLD = 5
const ATTEMPTS = 3

/**
 * Every admin list with a million properties and 200,000 users: first pages, deep pages, each sort order and each
 * filter, against a primary-key query through the same dispatcher.
 */
export default async function bench({ report, note }: BenchTools) {
  const forgotten = pagedLists().filter((list) => !(list in ADMIN_LISTS))
  if (forgotten.length > 0) throw new Error(`No questions are asked of ${forgotten.join(', ')}`)
  const site = await startSite()
  try {
    const floor = await floorOf(site)
    note(`floor: middle ${percentile(50, floor.all).toFixed(2)} ms, p95 ${floor.p95.toFixed(2)} ms`)
    const first = new Map<string, Measured>()
    for (const [list, questions] of Object.entries(ADMIN_LISTS))
      for (const question of questions)
        first.set(`${list}?${question}`, await measured(site, `/api/${list}?${question}`))
    // One floor for all requests: a floor measured during a load peak would make its request look fast.
    const floorP95 = median([...first.values()].map((one) => one.floorP95))
    note(`floor beside the questions: middle of its p95 ${floorP95.toFixed(2)} ms`)
    for (const [list, questions] of Object.entries(ADMIN_LISTS)) {
      const slow: { question: string; times: number }[] = []
      for (const question of questions) {
        const p95 = await leastOf(site, `/api/${list}?${question}`, first.get(`${list}?${question}`)!.p95, floorP95)
        slow.push({ question, times: p95 / floorP95 })
      }
      slow.sort((a, b) => b.times - a.times)
      const over = slow.filter(({ times }) => times > MAX_OF_FLOOR / 2).slice(0, TOLD)
      for (const { question, times } of over) note(`${list}?${question}: ${times.toFixed(1)} × floor`)
      report({
        name: `${list}, slowest of ${questions.length} questions, p95`,
        value: slow[0]!.times,
        unit: '× floor',
        budget: { atMost: MAX_OF_FLOOR },
      })
    }
  } finally {
    await site.stop()
  }
}

/** Paged admin calls. */
const pagedLists = () =>
  Object.values(contract)
    .filter(({ access, effect }) => effect === 'read' && (access === 'staff' || access === 'admin'))
    .filter(({ input }) => 'offset' in ((input._zod.def as { shape?: object }).shape ?? {}))
    .map(({ path }) => path)

interface Site {
  ask(path: string): Promise<number>
  stop(): Promise<void>
}

async function startSite(): Promise<Site> {
  const child = fork(join(import.meta.dirname, 'admin-process.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { url, token } = await new Promise<{ url: string; token: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { url: string; token: string }))
    child.once('exit', (code) => reject(new Error(`The site of the benchmark ended with ${code}`)))
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { authorization: `Bearer ${token}` }
  return {
    ask: async (path) => {
      const start = performance.now()
      await answered(url + path, { agent, headers })
      return performance.now() - start
    },
    stop: async () => {
      agent.destroy()
      child.send('stop')
      await exited
    },
  }
}

/** An error response ends the run, because it would be fast for the wrong reason. */
const answered = (address: string, options: { agent: Agent; headers: Record<string, string> }) =>
  new Promise<void>((done, fail) => {
    get(address, options, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200 ? done() : fail(new Error(`${address}: ${answer.statusCode}`)),
      )
    }).once('error', fail)
  })

const someHome = () => `/api/floor?id=${1 + Math.floor(Math.random() * 1_000_000)}`

async function floorOf(site: Site) {
  const all: number[] = []
  for (let round = 0; round < 400; round++) all.push(await site.ask(someHome()))
  const warm = all.slice(200)
  return { all: warm, p95: percentile(95, warm) }
}

/** A request over the budget is repeated, because machine load can only add to its time. */
async function leastOf(site: Site, path: string, first: number, floorP95: number) {
  let least = first
  for (let attempt = 1; attempt < ATTEMPTS && least > MAX_OF_FLOOR * floorP95; attempt++)
    least = Math.min(least, (await measured(site, path)).p95)
  return least
}

interface Measured {
  p95: number
  floorP95: number
}

/** Floor and request alternate, so that both see the same machine load; the first requests are the warm-up. */
async function measured(site: Site, path: string): Promise<Measured> {
  for (let round = 0; round < 5; round++) await site.ask(path)
  const [floors, times]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    for (let floor = 0; floor < 2; floor++) floors.push(await site.ask(someHome()))
    times.push(await site.ask(path))
  }
  return { p95: percentile(95, times), floorP95: percentile(95, floors) }
}
