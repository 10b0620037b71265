import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Draws no window: opening a page in it takes a sixth of the time, and a story opens many. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export interface Browsers {
  /** For stories that need a window which can be looked at or not. */
  CHROMIUM_WINDOW_PATH: string
  /** For all others. */
  CHROMIUM_PATH: string
}

/** The browsers for the stories; on Debian they are installed when missing. */
export function findBrowsers(): Browsers | null {
  const named = process.env.CHROMIUM_PATH
  const window =
    (named && existsSync(named) ? named : null) ?? whole() ?? (installOnDebian('chromium') ? whole() : null)
  if (!window) return null
  const fast = named ? null : (onPath(SHELL) ?? (installOnDebian(SHELL) ? onPath(SHELL) : null))
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

/** A machine without a way to Debian's packages is not waited for. */
const PATIENCE_MS = 180_000

function installOnDebian(name: string): boolean {
  if (!onPath('apt-get')) return false
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  console.log(`Installing ${name}…`)
  const apt = (...args: string[]) => {
    const [program, ...rest] = [...prefix, 'apt-get', ...args]
    return spawnSync(program!, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: PATIENCE_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  apt('update', '-qq')
  return apt('install', '-y', '-qq', '--no-install-recommends', name).status === 0
}
