import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { bareElements } from './bare-elements.ts'
import { type BenchTools, cpuMilliseconds, median, requestsPerSecond } from './support.ts'
import { inDemoWorld, type World } from './world.ts'

const CARDS = 24
const ROUNDS = 5
const RUNS = 200

/** Cost of the home page: rendered, against a bare list of cards; from the page cache, against a buffer. */
export default async (tools: BenchTools) =>
  inDemoWorld(async (world) => {
    const html = await renderUncached(world, tools)
    await outOfTheStore(world, tools, Buffer.from(html))
  })

async function renderUncached({ serve }: World, { report, note }: BenchTools): Promise<string> {
  const app = await serve({ cache: false })
  const { body: html } = await app.inject('/')
  const bare = await bareList(html)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const floor = await cpuMilliseconds(RUNS * 5, bare)
    const page = await cpuMilliseconds(RUNS, () => app.inject('/'))
    const frame = await cpuMilliseconds(RUNS, () => app.inject('/no-such-page'))
    note(
      `home page ${page.toFixed(2)} ms of CPU, a page without content ${frame.toFixed(2)} ms, ${CARDS} of its cards as bare elements ${floor.toFixed(3)} ms`,
    )
    ratios.push(page / floor)
  }
  report({ name: 'home page without any cache', value: median(ratios), unit: '× a bare list', budget: { atMost: 6 } })
  return html
}

async function outOfTheStore({ serve, addressOf }: World, { report, note }: BenchTools, html: Buffer) {
  const plain = Fastify()
  plain.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(html))
  await plain.listen({ port: 0, host: '127.0.0.1' })
  const floor = await requestsPerSecond(`http://127.0.0.1:${(plain.server.address() as AddressInfo).port}/`)
  const page = await requestsPerSecond(`${await addressOf(await serve())}/`)
  await plain.close()
  note(`home page from the store ${page.toFixed(0)}/s, a buffer of its ${html.length} bytes ${floor.toFixed(0)}/s`)
  report({
    name: 'home page from the store',
    value: (page / floor) * 100,
    unit: '% of a buffer',
    budget: { atLeast: 50 },
  })
}

/** The page's cards as plain elements, with the same text and markup and no computation. */
async function bareList(html: string): Promise<() => string> {
  process.env.NODE_ENV = 'production'
  const { createElement } = await import('react')
  const { renderToString } = await import('react-dom/server')
  const cards = [...html.matchAll(/<li><article class="card"[^>]*>.*?<\/article><\/li>/gs)].slice(0, CARDS)
  if (cards.length < CARDS) throw new Error(`The home page shows ${cards.length} cards, the floor needs ${CARDS}`)
  const list = cards.map(([card]) => card).join('')
  const elements = () => createElement('ul', null, ...bareElements(list, createElement as never))
  const first = elements()
  return () => renderToString(first)
}
