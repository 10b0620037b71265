import { fork } from 'node:child_process'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Drawn } from './search-homes.ts'

export interface SearchApi extends Drawn {
  url: string
  stop(): Promise<void>
}

/** Starts the API with `size` properties; the first run generates them. */
export async function startSearchApi(size: number, { keeps = false } = {}): Promise<SearchApi> {
  const child = fork(join(import.meta.dirname, 'search-process.ts'), [String(size), ...(keeps ? ['keeps'] : [])], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = await new Promise<Omit<SearchApi, 'stop'>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Omit<SearchApi, 'stop'>))
    child.once('exit', (code) => reject(new Error(`The API of the benchmark ended with ${code}`)))
  })
  const stop = async () => {
    child.send('stop')
    await exited
  }
  return { ...ready, stop }
}

/** Budget for any query of the public site. */
export const SLOWEST_MS = 300

/** Time and size of one response. */
export interface Timed {
  path: string
  ms: number
  gzipBytes: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends requests sequentially; an error response ends the run, because it would be fast for the wrong reason. */
export async function timeEach(url: string, paths: readonly string[]): Promise<Timed[]> {
  const timed: Timed[] = []
  for (const path of paths) {
    const start = performance.now()
    const body = await fetchBody(`${url}${path}`)
    const ms = performance.now() - start
    timed.push({ path, ms, gzipBytes: gzipSync(body).length })
  }
  return timed
}

const fetchBody = (address: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(address, { agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${address}: ${answer.statusCode} ${Buffer.concat(chunks).toString()}`)),
      )
    }).on('error', reject)
  })

export function percentile(percent: number, values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!
}

/** Floor and searches alternate, so that both see the same machine load. */
export async function againstFloor({ url, homes }: SearchApi, paths: readonly string[], perTurn = 25) {
  const floors: number[] = []
  const searches: Timed[] = []
  const floorPaths = homes.map(({ id }) => `/api/floor?id=${id}`)
  // Warm-up: the first searches open connections, plan statements and read pages from disk.
  await timeEach(url, [...floorPaths.slice(0, 50), ...paths.slice(0, perTurn)])
  for (let at = 0; at < paths.length; at += perTurn) {
    const offset = at % (floorPaths.length - perTurn)
    floors.push(...(await timeEach(url, floorPaths.slice(offset, offset + perTurn))).map(({ ms }) => ms))
    searches.push(...(await timeEach(url, paths.slice(at, at + perTurn))))
  }
  return { floors, searches }
}
