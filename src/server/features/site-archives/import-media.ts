import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Storage } from '#server/adapters/storage/port.ts'
import { unusable } from './archive-error.ts'
import type { Progress } from './export-site.ts'
import type { ImportPlan } from './import-plan.ts'
import { type Manifest, readManifest, sizeOf } from './manifest.ts'
import { isMediaPlace, mediaLine } from './media-plan.ts'
import { readTar, type TarEntry } from './read-tar.ts'
import { measured } from './streams.ts'

/** Validates a whole archive: every file is present, in order and unmodified. Media files are stored on the way. */
export async function importMedia(
  archive: AsyncIterable<Uint8Array>,
  planOf: (manifest: Manifest) => ImportPlan,
  storage: Storage,
  progress: Progress,
): Promise<ImportPlan> {
  const entries = readTar(archive)
  try {
    const first = await next(entries, 'manifest.json')
    if (first.name !== 'manifest.json') throw unusable(`The archive begins with ${first.name} instead of manifest.json`)
    const manifest = await readManifest(first.body, first.size)
    const plan = planOf(manifest)
    await checkTables(entries, manifest)
    await importFiles(entries, manifest, storage, progress)
    const { value: more } = await entries.next()
    if (more) throw unusable(`The archive goes on after its end: ${more.name}`)
    return plan
  } finally {
    await entries.return(undefined)
  }
}

type Entries = AsyncGenerator<TarEntry, void>

async function next(entries: Entries, wanted: string): Promise<TarEntry> {
  const { value } = await entries.next()
  if (!value) throw unusable(`The archive is not whole: ${wanted} is missing`)
  return value
}

async function checkTables(entries: Entries, { tables }: Manifest) {
  for (const { name, rows, bytes, sha256 } of tables) {
    const file = `tables/${name}.jsonl`
    const entry = await next(entries, file)
    if (entry.name !== file) throw unusable(`The archive holds ${entry.name} where ${file} belongs`)
    const measure = measured(entry.body, file, bytes)
    let lines = 0
    for await (const part of measure.bytes) for (const byte of part) if (byte === LINE_FEED) lines++
    if (measure.digest().toString('hex') !== sha256)
      throw unusable(`${file} is not what the manifest says: it was changed or damaged`)
    if (lines !== rows) throw unusable(`${file} has ${lines} lines instead of ${rows}`)
  }
}

const LINE_FEED = 0x0a

/** Media files must be in name order, which excludes duplicates; the list at the end names each of them. */
async function importFiles(entries: Entries, manifest: Manifest, storage: Storage, progress: Progress) {
  const total = sizeOf(manifest)
  const listed = createHash('sha256')
  let done = total - manifest.media.bytes
  for (let before = ''; ; ) {
    const entry = await next(entries, 'media.jsonl')
    if (entry.name === 'media.jsonl') return checkList(entry, listed.digest('hex'))
    const place = entry.name.replace(/^media\//, '')
    if (place === entry.name || !isMediaPlace(place))
      throw unusable(`The archive holds a file that does not belong there: ${entry.name}`)
    if (place <= before) throw unusable(`The archive holds ${entry.name} twice, or not in its place`)
    before = place
    const measure = measured(entry.body, entry.name, entry.size)
    await storage.put(place, Readable.from(measure.bytes))
    listed.update(mediaLine({ place, bytes: entry.size }, measure.digest().toString('hex')))
    done += entry.size
    await progress(done, total)
  }
}

async function checkList(entry: TarEntry, expected: string) {
  const measure = measured(entry.body, entry.name, entry.size)
  for await (const _ of measure.bytes);
  if (measure.digest().toString('hex') !== expected)
    throw unusable('The files in the archive are not those that media.jsonl names: one was changed, damaged or removed')
}
