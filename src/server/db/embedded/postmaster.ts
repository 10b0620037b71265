import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync, renameSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import type { Account } from './account.ts'
import { SERVER_ENV } from './cluster.ts'
import { freePort } from './free-port.ts'
import { isAlive, isServer, readPidFile } from './pid-file.ts'
import { serverArguments } from './settings.ts'

const LOG_LIMIT_BYTES = 5_000_000
const PATIENCE_MS = 60_000

/** Parameters of a server process. */
export interface ServerPlan {
  binaries: string
  cluster: string
  home: string
  account: Account
  durable: boolean
  cacheMegabytes: number
}

/** A server that accepts connections, either started by this process or adopted. */
export interface Running {
  pid: number
  port: number
  isGone: () => boolean
  exited: Promise<void>
}

/** Adopts a server that still runs on the cluster, if there is one. */
export async function adopt({ cluster, home }: ServerPlan): Promise<Running | null> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const file = await readPidFile(cluster)
    if (!file || !isServer(file.pid, cluster)) return null
    if (file.status === 'ready') return { pid: file.pid, port: file.port, ...watchStranger(file.pid) }
    if (Date.now() > deadline) throw await failure(home, `process ${file.pid} has been ${file.status} for a minute`)
    await sleep(50)
  }
}

/** Starts a server and resolves when it accepts connections. */
export async function launch(plan: ServerPlan, wanted?: number): Promise<Running> {
  const port = wanted ?? (await freePort())
  const stale = await readPidFile(plan.cluster)
  const log = openLog(plan.home, plan.account)
  const child = spawn(
    join(plan.binaries, 'bin/postgres'),
    serverArguments(plan.cluster, port, plan.durable, plan.cacheMegabytes),
    {
      ...plan.account,
      cwd: '/',
      // In its own session, so that Ctrl-C reaches only the program and the database outlives the last request.
      detached: true,
      stdio: ['ignore', log, log],
      // A process id left by a crash may belong to an unrelated process by now; the server ignores this one id.
      env: stale ? { ...SERVER_ENV, PG_GRANDPARENT_PID: String(stale.pid) } : SERVER_ENV,
    },
  )
  closeSync(log)
  const watch = watchChild(child)
  await untilReady(child, plan, watch.isGone)
  return { pid: child.pid!, port, ...watch }
}

/** Fast shutdown, then more forceful ones; the cluster recovers from each of them. */
export async function shutDown({ pid, isGone, exited }: Running): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (isGone()) return
    process.kill(pid, signal)
    await Promise.race([exited, sleep(patience, undefined, { ref: false })])
  }
}

function watchChild(child: ChildProcess): Pick<Running, 'isGone' | 'exited'> {
  let gone = false
  const exited = new Promise<void>((resolve) => {
    const leave = () => {
      gone = true
      resolve()
    }
    child.once('exit', leave)
    child.once('error', leave)
  })
  return { isGone: () => gone, exited }
}

function watchStranger(pid: number): Pick<Running, 'isGone' | 'exited'> {
  let gone = false
  const exited = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(timer)
      gone = true
      resolve()
    }, 200)
  })
  return { isGone: () => gone, exited }
}

async function untilReady(child: ChildProcess, plan: ServerPlan, isGone: () => boolean) {
  const deadline = Date.now() + PATIENCE_MS
  while (!isGone()) {
    const file = await readPidFile(plan.cluster)
    if (file?.pid === child.pid && file?.status === 'ready') return
    if (Date.now() > deadline) child.kill('SIGQUIT')
    await sleep(25)
  }
  throw await failure(plan.home, child.signalCode ?? `exit code ${child.exitCode}`)
}

async function failure(home: string, reason: string): Promise<StartError> {
  const file = join(home, 'server.log')
  const text = await readFile(file, 'utf8').catch(() => '')
  return new StartError(
    `The database did not start (${reason}). From ${file}:\n${text.trim().split('\n').slice(-6).join('\n')}`,
  )
}

function openLog(home: string, account: Account): number {
  const file = join(home, 'server.log')
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
  const log = openSync(file, 'a', 0o600)
  if (account) fchownSync(log, account.uid, account.gid)
  return log
}
