import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Draws no window: opening a page in it takes a sixth of the time, and a story opens many. */
const SHELL = 'chromium-headless-shell'
const PLACES = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser for the stories; on Debian it is installed when missing, and its fast form also beside the usual one. */
export async function findChromium(): Promise<string | null> {
  const found = present()
  if (process.env.CHROMIUM_PATH || found?.endsWith(SHELL)) return found
  if (installOnDebian(SHELL) || (!found && installOnDebian('chromium'))) return present()
  return found
}

function present(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : null
  return PLACES.find((path) => existsSync(path)) ?? NAMES.map(onPath).find(Boolean) ?? null
}

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
