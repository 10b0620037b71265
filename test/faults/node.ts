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

/** A folder on which the program has run before. */
export async function warmFolder(): Promise<string> {
  const folder = await dataFolder()
  execFileSync('cp', ['-a', `${inject('warmFolder')}/.`, folder])
  return folder
}

/** A folder for one test; whatever still runs on it afterwards is ended, so that a failure leaves no process. */
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

/** What the runner keeps compiled, so that twenty starts do not each begin from nothing. */
const compiled = process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}

/** Starts the program as a command of its own. */
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
    /** How long it could have run while others had the processor; where that is not told, not at all. */
    waitedMs: () => waitedMs(child.pid!),
    said: () => said,
    exited,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Waits until the node would take visitors. */
    async ready(patienceMs = 90_000) {
      for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(30)) {
        if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${said}`)
        if (await isReady(env.PORT!)) return
      }
      throw new Error(`It was not ready in time:\n${said}`)
    },
  }
}

function waitedMs(pid: number): number {
  const file = `/proc/${pid}/schedstat`
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : 0
}

/** The program on a warm folder, ready for visitors. */
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

/** A free port, as the environment wants it. */
export const freePort = async () => String(await findPort())

/** The database's own process on the folder. */
export function databasePid(folder: string): number {
  return Number(pidFile(folder)[0])
}

/** The address of the folder's running database. */
export function databaseUrl(folder: string): string {
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8')
  return `postgres://lintel:${password}@127.0.0.1:${pidFile(folder)[3]}/lintel`
}

/** Asks the folder's running database, past the program. */
export async function query<T extends object>(folder: string, statement: string): Promise<T[]> {
  const db = connect(databaseUrl(folder), { connections: 1 })
  try {
    return [...(await db.unsafe<T[]>(statement))]
  } finally {
    await db.end()
  }
}

/** Every process whose command line names the folder: the database does. */
export function processesOn(folder: string): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder))
    .map((line) => Number.parseInt(line, 10))
}

function pidFile(folder: string): string[] {
  return readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
}
