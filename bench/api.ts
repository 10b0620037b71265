import { fork } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'

interface Api {
  /** Base URL of the API. */
  url: string
  /** Public properties in random order. */
  homes: { id: number; slug: string }[]
  /** Token of a user. */
  token: string
  /** 200 accounts with a password. */
  emails: string[]
  stop(): Promise<void>
}

/**
 * Starts the API with demo and bulk data in another process, so that it does not share a thread with the load
 * generator.
 */
export async function startApi(): Promise<Api> {
  const child = fork(join(import.meta.dirname, 'api-process.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = await new Promise<Omit<Api, 'stop'>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Omit<Api, 'stop'>))
    child.once('exit', (code) => reject(new Error(`The API of the benchmark ended with ${code}`)))
  })
  const stop = async () => {
    child.send('stop')
    await exited
  }
  return { ...ready, stop }
}

/** Requests per second over many URLs in turn, after a warm-up. */
export async function answeredPerSecond(url: string, paths: string[], seconds = 3): Promise<number> {
  const options = { url, connections: 16, requests: paths.map((path) => ({ method: 'GET' as const, path })) }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${paths[0]}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}
