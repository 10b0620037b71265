import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { alone } from './alone.mjs'
import { quietly, ROOT } from './run.mjs'

/** Build parts in order, with their sources. A part is rebuilt when a source has changed. */
const PARTS = {
  geo: {
    says: 'Building the base map',
    from: ['bin/build-geo.ts', 'tools/geo', 'src/domain/geo.ts', 'package-lock.json'],
    stamp: 'build/geo/.stamp',
    steps: [['bin/build-geo.ts']],
    makes: [],
  },
  site: {
    says: 'Building the site',
    from: [
      'src/web',
      'src/contract',
      'src/domain',
      'public',
      'vite.config.ts',
      'bin/chunks.ts',
      'react-router.config.ts',
      'package-lock.json',
      'bin/precompress.ts',
      'bin/build-texts.ts',
    ],
    stamp: 'build/.stamp',
    steps: [['node_modules/@react-router/dev/bin.cjs', 'build'], ['bin/precompress.ts'], ['bin/build-texts.ts']],
    makes: ['build/client', 'build/server'],
  },
}

/** Builds the named parts that are stale. */
export async function build(runtime, names) {
  const parts = names.map((name) => PARTS[name])
  if (!parts.some(isStale)) return
  await alone('building', async () => {
    for (const part of parts.filter(isStale)) await make(runtime, part)
  })
}

async function make(runtime, part) {
  const stamp = join(ROOT, part.stamp)
  const made = fingerprint(part)
  rmSync(stamp, { force: true })
  const start = Date.now() - 1000
  for (const [index, step] of part.steps.entries())
    await quietly(index === 0 ? part.says : null, runtime, step, { env: { NODE_ENV: 'production' } })
  for (const folder of part.makes) sweep(join(ROOT, folder), start)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, made)
}

/** Deletes files of an earlier build that this one did not write. */
function sweep(folder, since) {
  for (const file of filesIn(folder)) if (statSync(file).mtimeMs < since) rmSync(file)
}

function isStale(part) {
  const stamp = join(ROOT, part.stamp)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(part)
}

function fingerprint(part) {
  const hash = createHash('sha256')
  for (const file of part.from.flatMap((path) => filesIn(join(ROOT, path)))) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  const kind = statSync(path, { throwIfNoEntry: false })
  if (!kind) return []
  if (kind.isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
