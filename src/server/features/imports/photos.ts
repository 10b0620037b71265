import { messageOf } from '#domain/messages.ts'
import { wrong } from './row-words.ts'

/** As many as one request may bring by hand. */
const MOST = 40
const LONGEST = 2_000

/**
 * The addresses of a home's photos in their order: between bars or spaces, as a JSON list, or as the `Media` of the RESO
 * dictionary; or the names of files that came along. Absent when the feed says nothing about photos.
 */
export function photosOf(text: string | undefined, hasFiles = false): string[] | undefined {
  if (text === undefined) return undefined
  const addresses = [...new Set(text.startsWith('[') ? listed(text) : hasFiles ? namesIn(text) : wordsIn(text))]
  if (addresses.length > MOST) throw wrong('photos', messageOf('api.import-photos-many', { most: MOST }))
  for (const address of addresses)
    if (address.length > LONGEST || !(isAddress(address) || hasFiles))
      throw wrong('photos', messageOf('api.import-photos-address', { address: address.slice(0, 80) }))
  return addresses
}

const wordsIn = (text: string) => text.split(/[|\s]+/).filter(Boolean)

/** Names of files may hold spaces, addresses do not. */
const namesIn = (text: string) =>
  text.split(/[|\r\n]+/).flatMap((part) => (part.includes('://') ? wordsIn(part) : part.trim() || []))

/** Whether a photo is named by an address, and not as a file that came along. */
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
  const media = (list as (string | Medium)[]).map((item) => (typeof item === 'string' ? { MediaURL: item } : item))
  return media.toSorted((a, b) => Number(a?.Order ?? 0) - Number(b?.Order ?? 0)).map((item) => String(item?.MediaURL))
}

/** Whether the site's owner lets photos be fetched from there; only over an encrypted line. */
export const isPhotoAllowed = (address: string, hosts: readonly string[]): boolean => {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && hosts.includes(url.host)
}
