import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, inject, onTestFinished, vi } from 'vitest'
import { freePort as findPort } from '#server/db/embedded/free-port.ts'
import { connect } from '#server/db/sql.ts'
import { dataFolder as newDataFolder } from '#test/support/data-folder.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** A data folder on which the program has run before. */
export async function warmFolder(): Promise<string> {
  const folder = await dataFolder()
  execFileSync('cp', ['-a', `${inject('warmFolder')}/.`, folder])
  return folder
}

/** A data folder for one test; processes that still use it at the end are killed, so that a failure leaves none. */
export async function dataFolder(): Promise<string> {
  const folder = newDataFolder('lintel-faults-')
  onTestFinished(async () => {
    for (const pid of processesOn(folder)) process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => rm(folder, { recursive: true, force: true }), { timeout: 5_000 })
  })
  return folder
}

const children = new Set<ChildProcess>()
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
})

/** The compile cache of the runner, so that each of twenty starts does not compile everything again. */
const compiled = process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}

/** Starts the program as a separate process. */
export function startNode(env: Record<string, string>, args = ['src/main.ts', 'serve']) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DEMO: 'off', ...compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const exited = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  return {
    pid: child.pid!,
    /** Processor time used so far; 0 where the system has no `/proc`. */
    processorSeconds: () => processorSeconds(child.pid!),
    said: () => said,
    exited,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Waits until the node reports ready. */
    async ready(patienceMs = 90_000) {
      for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(30)) {
        if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${said}`)
        if (await isReady(env.PORT!)) return
      }
      throw new Error(`It was not ready in time:\n${said}`)
    },
  }
}

/** User and system time are fields 14 and 15 of `/proc/<pid>/stat`, in hundredths of a second. */
function processorSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** The program on a warm folder, once it is ready. */
export async function running() {
  const DATA_DIR = await warmFolder()
  const PORT = await freePort()
  const node = startNode({ DATA_DIR, PORT })
  await node.ready()
  return { DATA_DIR, PORT, node }
}

export async function isReady(port: string): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/ready`).catch(() => null)
  return answer?.ok ?? false
}

/** A free port as a string, for the environment. */
export const freePort = async () => String(await findPort())

/** The process id of the database on the folder. */
export function databasePid(folder: string): number {
  return Number(pidFile(folder)[0])
}

/** The URL of the folder's running database. */
export function databaseUrl(folder: string): string {
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8')
  return `postgres://lintel:${password}@127.0.0.1:${pidFile(folder)[3]}/lintel`
}

/** Queries the folder's running database directly. */
export async function query<T extends object>(folder: string, statement: string): Promise<T[]> {
  const db = connect(databaseUrl(folder), { connections: 1 })
  try {
    return [...(await db.unsafe<T[]>(statement))]
  } finally {
    await db.end()
  }
}

/** Every process whose command line names the folder, as the database's does. */
export function processesOn(folder: string): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder))
    .map((line) => Number.parseInt(line, 10))
}

function pidFile(folder: string): string[] {
  return readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
}
