import { createHash } from 'node:crypto'
import { openDisk, openStorage } from '../adapters/storage/open-storage.ts'
import type { Storage, StoredFile } from '../adapters/storage/port.ts'
import type { Config } from '../config.ts'
import { StartError } from '../db/start-error.ts'

type Say = (line: string) => void

const USAGE = 'Usage: files to-bucket | files to-disk'
const TEMPORARY = 'temp/'
const REPORT_EVERY = 1000

/** Copies every file between the data folder and the bucket; running it again copies only what differs. */
export async function filesCommand(config: Config, [way, ...more]: readonly string[], say: Say): Promise<number> {
  if (more.length > 0 || (way !== 'to-bucket' && way !== 'to-disk')) throw new StartError(USAGE)
  if (!config.s3)
    throw new StartError('No bucket is configured: set S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  const [disk, bucket] = [openDisk(config), openStorage(config)]
  const { copied, same, bytes } = await (way === 'to-bucket'
    ? copyFiles(disk, bucket, say)
    : copyFiles(bucket, disk, say))
  say(`Copied ${copied} files (${bytes} bytes); ${same} were already there. Every checksum is equal.`)
  return 0
}

/** Each file is read back from the target and compared by checksum; the source keeps its files. */
export async function copyFiles(source: Storage, target: Storage, say: Say) {
  const done = { copied: 0, same: 0, bytes: 0 }
  for await (const file of source.list('')) {
    if (file.key.startsWith(TEMPORARY)) continue
    const wanted = await checksum(source, file.key)
    // Deleted since it was listed.
    if (wanted === null) continue
    if (await holds(target, file, wanted)) done.same += 1
    else {
      await copy(source, target, file.key)
      if ((await checksum(target, file.key)) !== wanted) throw new StartError(`${file.key} differs after the copy.`)
      done.copied += 1
      done.bytes += file.bytes
    }
    if ((done.copied + done.same) % REPORT_EVERY === 0) say(`${done.copied + done.same} files`)
  }
  return done
}

async function copy(source: Storage, target: Storage, key: string) {
  const found = await source.get(key)
  if (found) await target.put(key, found.stream)
}

const holds = async (target: Storage, { key, bytes }: StoredFile, wanted: string) =>
  (await target.stat(key))?.bytes === bytes && (await checksum(target, key)) === wanted

async function checksum(storage: Storage, key: string): Promise<string | null> {
  const found = await storage.get(key)
  if (!found) return null
  const hash = createHash('sha256')
  for await (const chunk of found.stream) hash.update(chunk)
  return hash.digest('hex')
}
