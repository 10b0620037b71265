import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Headless without a window: opening a page takes a sixth of the time. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export interface Browsers {
  /** For tests that need a window with visibility changes. */
  CHROMIUM_WINDOW_PATH: string
  /** For all other tests. */
  CHROMIUM_PATH: string
}

let found: Promise<Browsers | null> | undefined

/** Browsers for the browser tests; on Debian a missing one is installed, once even when several steps ask. */
export const findBrowsers = () => (found ??= find())

async function find(): Promise<Browsers | null> {
  const named = process.env.CHROMIUM_PATH
  const window =
    (named && existsSync(named) ? named : null) ?? whole() ?? ((await installOnDebian('chromium')) ? whole() : null)
  if (!window) return null
  const fast = named ? null : (onPath(SHELL) ?? ((await installOnDebian(SHELL)) ? onPath(SHELL) : null))
  return { CHROMIUM_WINDOW_PATH: window, CHROMIUM_PATH: fast ?? window }
}

const whole = () => NAMES.map(onPath).find(Boolean) ?? APPLICATIONS.find((path) => existsSync(path)) ?? null

function onPath(name: string): string | null {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
  } catch {
    return null
  }
}

/** Timeout of an `apt-get` command, for machines without access to Debian's package servers. */
const PATIENCE_MS = 180_000

async function installOnDebian(name: string): Promise<boolean> {
  if (!onPath('apt-get')) return false
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  console.log(`Installing ${name}…`)
  const apt = (...args: string[]) => {
    const [program, ...rest] = [...prefix, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn(program!, rest, { stdio: ['ignore', 'ignore', 'inherit'], timeout: PATIENCE_MS, env })
    return new Promise<boolean>((done) => {
      child.once('error', () => done(false)).once('exit', (code) => done(code === 0))
    })
  }
  await apt('update', '-qq')
  return apt('install', '-y', '-qq', '--no-install-recommends', name)
}
