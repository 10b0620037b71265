import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installOpenSearch } from './install-opensearch.ts'

const NAMES = ['one', 'two', 'three']
const START_MS = 480_000

/** A running cluster of three processes. */
export interface TestCluster {
  nodes: { url: string; pid: number }[]
  end(): Promise<void>
}

/** Starts three nodes, each in a process of its own, and waits until they are one cluster. */
export async function startCluster(): Promise<TestCluster> {
  const jars = await installOpenSearch()
  const folder = await mkdtemp(join(tmpdir(), 'lintel-opensearch-'))
  const ports = await freePorts(NAMES.length * 2)
  const addresses = NAMES.map((_, index) => `127.0.0.1:${ports[NAMES.length + index]}`)
  const children = NAMES.map((name, index) => {
    const home = join(folder, name)
    mkdirSync(home)
    const log = openSync(join(home, 'log'), 'a')
    const options = ['-Xms512m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', join(jars, '*')]
    const own = [String(ports[index]), String(ports[NAMES.length + index]), home, NAMES.join(','), addresses.join(',')]
    const source = join(import.meta.dirname, 'OpenSearchNode.java')
    return spawn('java', [...options, source, name, ...own], { stdio: ['pipe', log, log] })
  })
  const nodes = children.map(({ pid }, index) => ({ url: `http://127.0.0.1:${ports[index]}`, pid: pid! }))
  const end = async () => {
    await Promise.all(children.map(endNode))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitForNodes(nodes[0]!.url, children)
  } catch (error) {
    const logs = await Promise.all(NAMES.map((name) => readFile(join(folder, name, 'log'), 'utf8').catch(String)))
    await end()
    throw new Error(`The OpenSearch nodes did not start.\n${logs.join('\n')}`, { cause: error })
  }
  return { nodes, end }
}

/** A node ends when its input closes; one that does not within ten seconds is killed. */
async function endNode(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGCONT')
  child.stdin?.end()
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(timer)
}

async function waitForNodes(url: string, children: ChildProcess[]) {
  const until = performance.now() + START_MS
  while (performance.now() < until) {
    if (children.some(({ exitCode }) => exitCode !== null)) throw new Error('A node ended')
    const health = await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(2_000) })
      .then((response) => response.json())
      .catch(() => null)
    if ((health as { number_of_nodes?: number } | null)?.number_of_nodes === NAMES.length) return
    await sleep(250)
  }
  throw new Error('The nodes did not find each other')
}

/** Below the ports that systems give to outgoing connections, which could take one while a node starts. */
const PORTS = { from: 15_000, to: 32_000 }

/** Ports that nothing listens on. */
async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) {
    const port = randomInt(PORTS.from, PORTS.to)
    if (await isFree(port)) found.add(port)
  }
  return [...found]
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
