import { hash, randomBytes } from 'node:crypto'
import { ipPrefix } from '#domain/ip-prefix.ts'
import type { Context } from '#server/context.ts'

type Client = Pick<Context, 'address' | 'requester'>

/**
 * Identifies the requester of a code by a hash: a browser by a cookie, which is set here; other clients by IP prefix.
 */
export function requesterOf({ address, requester }: Client): Buffer {
  const cookie = requester.cookie ?? (requester.keepsCookies ? randomBytes(16).toString('base64url') : null)
  if (cookie === null) return byPrefix(address)
  requester.keep(cookie)
  return byCookie(cookie)
}

/** All hashes that identify a client as the requester of a code. */
export const requestersOf = ({ address, requester }: Client): [Buffer, ...Buffer[]] =>
  requester.cookie === null ? [byPrefix(address)] : [byCookie(requester.cookie), byPrefix(address)]

const byCookie = (cookie: string) => hash('sha256', `cookie ${cookie}`, 'buffer')
const byPrefix = (address: string) => hash('sha256', `prefix ${ipPrefix(address)}`, 'buffer')
