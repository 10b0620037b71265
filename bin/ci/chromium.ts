import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser for the stories; on Debian it is installed when missing. */
export async function findChromium(): Promise<string | null> {
  return present() ?? (installOnDebian() ? present() : null)
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

function installOnDebian(): boolean {
  if (process.env.CHROMIUM_PATH || !onPath('apt-get')) return false
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  console.log('Installing chromium…')
  const apt = (...args: string[]) => {
    const [program, ...rest] = [...prefix, 'apt-get', ...args]
    return spawnSync(program!, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  apt('update', '-qq')
  return apt('install', '-y', '-qq', '--no-install-recommends', 'chromium').status === 0
}
