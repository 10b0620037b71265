import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The Node that runs everything: the one from npm, or the caller's own if that is of the same line. */
export function findRuntime() {
  const bundled = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  for (const candidate of [bundled, process.execPath]) if (versionOf(candidate).startsWith('v24.')) return candidate
  throw new Error(
    `Node 24 is needed and node_modules holds ${versionOf(bundled) || 'none'}. ` +
      'Its install script may have been blocked: run "npm rebuild node", or install Node 24 yourself.',
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

/** Runs a service: one that had served for a while and fell over is started again, unless it was told to stop. */
export async function keepRunning(program, args, servedMs = SERVED_MS) {
  for (;;) {
    const start = Date.now()
    const { code, wasTold } = await follow(program, args)
    if (code !== 1 || wasTold || Date.now() - start < servedMs) return code
    process.stderr.write('The program ended by a fault. Starting it again…\n')
  }
}

/** Runs the command in the foreground and resolves with its exit code. */
export const run = async (program, args) => (await follow(program, args)).code

function follow(program, args) {
  const child = spawn(program, args, {
    cwd: ROOT,
    // What was compiled once is kept: a start is twice as fast with it.
    env: { NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'), ...process.env },
    // Its own group: Ctrl-C arrives here, is passed on once, and the open channel tells it when we are killed.
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
      done({ code: code ?? (signal === 'SIGKILL' ? 137 : 1), wasTold: passedAt > 0 })
    })
  })
}

/** npm passes signals to a shell, which may die of them without telling us: then its place as our parent is empty. */
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

/** Runs one step of the preparation: a line while it works, the whole output only if it fails. */
export async function quietly(says, program, args, { hint = '', env = {} } = {}) {
  const start = Date.now()
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`
  if (says) console.log(`${says}…`)
  const patience = setInterval(() => console.log(`  still at it, ${seconds()}`), 15_000)
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
