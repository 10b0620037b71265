import type { FastifyReply, FastifyRequest } from 'fastify'
import { secureAttribute } from './secure-cookie.ts'

const NAME = 'listing_change'
/** Longer than any search index takes to follow. */
const SECONDS = 10

/** The transaction of the browser's last change of listings, which its searches on any node should include. */
export function listingChangeOf({ cookies }: FastifyRequest): bigint | null {
  const value = cookies[NAME]
  return value !== undefined && /^\d{1,19}$/.test(value) ? BigInt(value) : null
}

export function saveListingChange(reply: FastifyReply, baseUrl: string, transactionId: bigint) {
  const secure = secureAttribute(baseUrl)
  reply.header('set-cookie', `${NAME}=${transactionId}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`)
}
