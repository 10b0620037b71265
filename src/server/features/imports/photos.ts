import { wrong } from './row-words.ts'

/** As many as one request may bring by hand. */
const MOST = 40
const LONGEST = 2_000

/**
 * The addresses of a home's photos in their order: between bars or spaces, as a JSON list, or as the `Media` of the RESO
 * dictionary. Absent when the feed says nothing about photos.
 */
export function photosOf(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined
  const addresses = [...new Set(text.startsWith('[') ? listed(text) : text.split(/[|\s]+/).filter(Boolean))]
  if (addresses.length > MOST) throw wrong('photos', `photos may name at most ${MOST} addresses`)
  for (const address of addresses)
    if (address.length > LONGEST || !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
      throw wrong('photos', `photos names ${address.slice(0, 80)}, which is no address of a photo`)
  return addresses
}

interface Medium {
  MediaURL?: unknown
  Order?: unknown
}

function listed(text: string): string[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw wrong('photos', 'photos is not a list')
  }
  const media = (list as (string | Medium)[]).map((item) => (typeof item === 'string' ? { MediaURL: item } : item))
  return media.toSorted((a, b) => Number(a?.Order ?? 0) - Number(b?.Order ?? 0)).map((item) => String(item?.MediaURL))
}

/** Whether the site's owner lets photos be fetched from there; only over an encrypted line. */
export const isPhotoAllowed = (address: string, hosts: readonly string[]): boolean => {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && hosts.includes(url.host)
}
