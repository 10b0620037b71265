import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { BlockList, isIP } from 'node:net'
import type { Pictures } from './port.ts'

const SECONDS = 10
const PICTURE = /^image\/(jpeg|png|webp)\b/i

/**
 * Fetches images from the origins that the caller allows. Redirects are not followed. Private addresses are refused,
 * both as IP literals and as the result of a DNS lookup. `isPrivate` exists for tests on loopback.
 */
export const webPictures = (isPrivate: (address: string) => boolean = isInside): Pictures => ({
  async fetch(address, { origins, mostBytes }) {
    const url = URL.parse(address)
    if (!url || url.username || url.password || !origins.includes(url.origin)) return null
    // Node does not call `lookup` for an IP literal.
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && isPrivate(host)) throw new Error(`${host} is a private address`)
    const response = await ask(url, isPrivate)
    const isPicture = response.statusCode === 200 && PICTURE.test(response.headers['content-type'] ?? '')
    if (isPicture) return collect(response, mostBytes)
    response.destroy()
    return null
  },
})

function ask(url: URL, isPrivate: (address: string) => boolean): Promise<IncomingMessage> {
  const lookup = lookUpOutside(isPrivate)
  const options = { signal: AbortSignal.timeout(SECONDS * 1000), agent: false, lookup } as const
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? get(url, options, resolve) : getPlain(url, options, resolve)
    request.on('error', reject)
  })
}

/** Returns null above the limit; the Content-Length header is not trusted. */
async function collect(response: IncomingMessage, mostBytes: number): Promise<Uint8Array | null> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const INSIDE = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(net, prefix, 'ipv4')
  INSIDE.addSubnet(`::ffff:${net}`, 96 + prefix, 'ipv6')
}
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  // Teredo and 6to4 embed an IPv4 address.
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv6')

/** True for a loopback, link-local or private address. */
export const isInside = (address: string) => INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

type Found = (error: NodeJS.ErrnoException | null, found: string | LookupAddress[], family?: number) => void

/** Checks the resolved addresses when the connection is made, which defeats DNS rebinding. */
const lookUpOutside =
  (isPrivate: (address: string) => boolean) => (host: string, options: LookupOptions, found: Found) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const first = addresses?.[0]
      if (error || !first) return found(error ?? new Error(`${host} has no address`), '')
      if (addresses.some(({ address }) => isPrivate(address)))
        return found(new Error(`${host} resolves to a private address`), '')
      if (options.all) return found(null, addresses)
      found(null, first.address, first.family)
    })
  }
