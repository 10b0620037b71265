import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { quietly, ROOT } from './run.mjs'

const LOCKFILE = join(ROOT, 'package-lock.json')
const STAMP = join(ROOT, 'node_modules/.lintel-installed')

/** Installs the locked packages when they are missing or differ from the lockfile. */
export async function install() {
  if (isInstalled()) return
  await alone('installing', async () => {
    if (isInstalled()) return
    const [program, first] = npm()
    await quietly('Installing packages', program, [...first, 'ci', '--no-audit', '--no-fund'], {
      hint: 'npm ci failed. The first start needs the npm registry: check your network and npm configuration.',
    })
    writeFileSync(STAMP, fingerprint())
  })
}

function isInstalled() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return true
  return matchesLockfile()
}

/** True when npm already installed the locked packages; packages for other platforms may be absent. */
function matchesLockfile() {
  const installed = packagesIn(join(ROOT, 'node_modules/.package-lock.json'))
  if (!installed) return false
  const lean = process.env.NODE_ENV === 'production'
  return Object.entries(packagesIn(LOCKFILE)).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' || optional || (lean && (dev || devOptional)) || installed[path]?.version === version,
  )
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null
}

function fingerprint() {
  return createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex')
}

/** The npm that started this process, otherwise the one on the path. */
function npm() {
  const caller = process.env.npm_execpath
  if (caller?.endsWith('.js')) return [process.execPath, [caller]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}
