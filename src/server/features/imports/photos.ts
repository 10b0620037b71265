import { messageOf } from '#domain/messages.ts'
import { wrong } from './row-values.ts'

/** The same limit as for one upload by hand. */
const MAX = 40
const LONGEST = 2_000

/**
 * A listing's photo addresses in order: separated by bars or spaces, as a JSON array, or as RESO `Media`; or the names
 * of files in the archive. Undefined if the feed has no photos column.
 */
export function photosOf(text: string | undefined, hasFiles = false): string[] | undefined {
  if (text === undefined) return undefined
  const addresses = [...new Set(text.startsWith('[') ? listed(text) : hasFiles ? namesIn(text) : wordsIn(text))]
  if (addresses.length > MAX) throw wrong('photos', messageOf('api.import-photos-many', { most: MAX }))
  for (const address of addresses)
    if (address.length > LONGEST || !(isAddress(address) || hasFiles))
      throw wrong('photos', messageOf('api.import-photos-address', { address: address.slice(0, 80) }))
  return addresses
}

const wordsIn = (text: string) => text.split(/[|\s]+/).filter(Boolean)

/** File names may contain spaces, addresses may not. */
const namesIn = (text: string) =>
  text.split(/[|\r\n]+/).flatMap((part) => (part.includes('://') ? wordsIn(part) : part.trim() || []))

/** Whether a photo is given by its URL and not as a file in the archive. */
export const isAddress = (name: string) => /^https?:$/.test(URL.parse(name)?.protocol ?? '')

interface Medium {
  MediaURL?: unknown
  Order?: unknown
}

function listed(text: string): string[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw wrong('photos', 'api.import-photos-list')
  }
  const media = (list as (string | Medium | null)[]).map((item) => {
    const { MediaURL, Order } = (typeof item === 'string' ? { MediaURL: item } : (item ?? {})) as Medium
    if (typeof MediaURL !== 'string' || MediaURL === '') throw wrong('photos', 'api.import-photos-list')
    return { address: MediaURL, order: Number(Order ?? 0) }
  })
  return media.toSorted((a, b) => a.order - b.order).map(({ address }) => address)
}

/** Whether the operator allows photos from this host; HTTPS only. */
export const isPhotoAllowed = (address: string, hosts: readonly string[]): boolean => {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && hosts.includes(url.host)
}
