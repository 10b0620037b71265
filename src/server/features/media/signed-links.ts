import { timingSafeEqual } from 'node:crypto'
import type { Derive } from '#server/derive.ts'

/** Permission of a user to read a private file until a time. */
export interface Permit {
  key: string
  userId: number
  /** Unix time in seconds. */
  expires: number
  /** The impersonated session in which the link was made. */
  sessionId?: number | undefined
}

/** Signs a permit; the holder of the signature can read that file until it expires. */
export function signPermit(derive: Derive, { key, userId, expires, sessionId }: Permit): string {
  const session = sessionId === undefined ? '' : `\n${sessionId}`
  return derive('private document', `${key}\n${userId}\n${expires}${session}`).toString('base64url')
}

/** Whether the signature matches exactly this permit and the permit has not expired. */
export function isPermitted(derive: Derive, permit: Permit, signature: string, now: Date): boolean {
  if (!Number.isSafeInteger(permit.expires) || permit.expires * 1000 < now.getTime()) return false
  return isSameText(signPermit(derive, permit), signature)
}

/** Compares texts in constant time. */
export function isSameText(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
