import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The Node that runs everything: the one installed by npm, or the current one if it has the same major version. */
export function findRuntime() {
  const bundled = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  for (const candidate of [bundled, process.execPath]) if (versionOf(candidate).startsWith('v24.')) return candidate
  throw new Error(
    `Node 24 is required, but node_modules contains ${versionOf(bundled) || 'none'}. ` +
      'Run "npm rebuild node" if install scripts were blocked, or install Node 24.',
  )
}

function versionOf(program) {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

const SERVED_MS = 30_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a service and restarts it after a crash if it had run for a while, unless it was told to stop. */
export async function keepRunning(program, args, servedMs = SERVED_MS) {
  for (;;) {
    const start = Date.now()
    const { code, wasSignalled } = await follow(program, args)
    if (code !== 1 || wasSignalled || Date.now() - start < servedMs) return code
    process.stderr.write('The server stopped unexpectedly. Restarting…\n')
  }
}

/** Runs the command in the foreground and resolves with its exit code. */
export const run = async (program, args) => (await follow(program, args)).code

function follow(program, args) {
  const child = spawn(program, args, {
    cwd: ROOT,
    // The compile cache halves the start time.
    env: { NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'), ...process.env },
    // Own process group: Ctrl-C arrives here and is passed on once; the child exits when the open IPC channel closes.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let passedAt = 0
  const pass = (signal) => {
    // The terminal and npm both deliver the same Ctrl-C.
    if (Date.now() - passedAt < 1000) return
    passedAt = Date.now()
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  const watch = onOrphaned(() => pass('SIGTERM'))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, pass)
      clearInterval(watch)
      done({ code: code ?? (signal === 'SIGKILL' ? 137 : 1), wasSignalled: passedAt > 0 })
    })
  })
}

/** npm sends signals to a shell, which may die without passing them on; a changed parent id reveals that. */
function onOrphaned(act) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, 300).unref()
  return timer
}

/** Runs one preparation step: one line of progress, and the full output only on failure. */
export async function quietly(says, program, args, { hint = '', env = {} } = {}) {
  const start = Date.now()
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`
  if (says) console.log(`${says}…`)
  const patience = setInterval(() => console.log(`  still running, ${seconds()}`), 15_000)
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const stop = () => child.kill('SIGTERM')
  process.on('SIGINT', stop).on('SIGTERM', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((done) => {
    child.once('error', (error) => done(error.message))
    child.once('close', (exit, signal) => done(exit ?? signal))
  })
  clearInterval(patience)
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (code !== 0) throw new Error(`${output.trim()}\n\n${hint || `This step failed (${code}): ${args.join(' ')}`}`)
  if (says) console.log(`  done in ${seconds()}`)
}
