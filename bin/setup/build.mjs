import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { alone } from './alone.mjs'
import { quietly, ROOT } from './run.mjs'

/** What is made from what, in order. A part is made again when anything it is made from has changed. */
const PARTS = {
  geo: {
    says: 'Drawing the base map',
    from: ['bin/build-geo.ts', 'tools/geo', 'package-lock.json'],
    stamp: 'build/geo/.stamp',
    steps: [['bin/build-geo.ts']],
    keep: [],
  },
  site: {
    says: 'Building the site',
    from: [
      'src/web',
      'src/contract',
      'src/domain',
      'public',
      'vite.config.ts',
      'react-router.config.ts',
      'package-lock.json',
      'bin/precompress.ts',
      'bin/build-texts.ts',
    ],
    stamp: 'build/.stamp',
    steps: [['node_modules/@react-router/dev/bin.cjs', 'build'], ['bin/precompress.ts'], ['bin/build-texts.ts']],
    keep: ['build/geo'],
  },
}

/** Makes the named parts that are stale. */
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
  await keeping(part.keep, async () => {
    for (const [index, step] of part.steps.entries())
      await quietly(index === 0 ? part.says : null, runtime, step, { env: { NODE_ENV: 'production' } })
  })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, made)
}

/** The site's build begins by emptying the whole build folder, so what others made is moved aside meanwhile. */
async function keeping(paths, work) {
  const places = paths.map((path) => [join(ROOT, path), join(ROOT, '.cache', path)])
  for (const [here, aside] of places.filter(([here]) => existsSync(here))) move(here, aside)
  try {
    await work()
  } finally {
    for (const [here, aside] of places.filter(([, aside]) => existsSync(aside))) move(aside, here)
  }
}

function move(from, to) {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
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
