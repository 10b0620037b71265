import { messageOf } from '#domain/messages.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { AppError } from '#server/errors.ts'
import { openZip, type ZipEntry } from '#server/features/media/public.ts'

/** A feed with its photos in one ZIP archive. */
export interface FeedArchive {
  /** Name of the feed inside the archive. */
  feed: string
  openFeed(): AsyncIterable<Uint8Array>
  /**
   * Address of a photo that the feed names; null if it is not in the archive. It contains a checksum, so another photo
   * under the same name has another address.
   */
  addressOf(name: string): string | null
  /** The bytes of such an address; null if they are not in this archive, damaged or above the limit. */
  photo(address: string, mostBytes: number): Promise<Uint8Array | null>
}

const MAX_FEED = 50 * 2 ** 20
const ZIP = 'zip:'
const MAGIC = 0x04034b50

export const isArchived = (address: string) => address.startsWith(ZIP)

/** Whether a stored file is a ZIP archive, by its first bytes. */
export const isArchive = (head: Buffer | undefined) =>
  head !== undefined && head.length >= 4 && head.readUInt32LE(0) === MAGIC

/** Opens an archive with exactly one feed, and the photos that it names beside it or in folders. */
export async function openFeedArchive(storage: Storage, key: string): Promise<FeedArchive> {
  const zip = await openZip(storage, key)
  const feeds = [...zip.entries.keys()].filter((name) => /\.(csv|json|ndjson|txt)$/i.test(name))
  if (feeds.length !== 1)
    throw new AppError('invalid', messageOf('api.import-one-feed', { count: feeds.length }), {
      field: 'feed',
    })
  const feed = feeds[0]!
  const folder = feed.slice(0, feed.lastIndexOf('/') + 1)
  const find = (name: string) => zip.entries.get(folder + name) ?? zip.entries.get(name)
  const byAddress = new Map([...zip.entries.values()].map((entry) => [addressOf(entry), entry]))
  return {
    feed,
    openFeed: () => zip.read(zip.entries.get(feed)!, MAX_FEED),
    addressOf(name) {
      const entry = find(name.normalize('NFC').replace(/^(?:\.\/)+/, ''))
      return entry && entry.name !== feed ? addressOf(entry) : null
    },
    async photo(address, mostBytes) {
      const entry = byAddress.get(address)
      if (!entry) return null
      try {
        const pieces: Uint8Array[] = []
        for await (const piece of zip.read(entry, mostBytes)) pieces.push(piece)
        return Buffer.concat(pieces)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return null
      }
    },
  }
}

const addressOf = ({ crc, bytes, name }: ZipEntry) => `${ZIP}${crc.toString(16)}-${bytes}/${name}`

/** The photo's name in the archive, without the checksum prefix. */
export const nameIn = (address: string) => address.slice(address.indexOf('/') + 1)
