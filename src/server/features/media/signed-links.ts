import { timingSafeEqual } from 'node:crypto'
import type { Derive } from '#server/derive.ts'

/** Who may read which private file until when. */
export interface Permit {
  key: string
  userId: number
  /** Seconds since 1970. */
  expires: number
  /** The impersonated session in which the link was made. */
  sessionId?: number | undefined
}

/** Signs a permit; whoever holds the result may read that one file until it expires. */
export function signPermit(derive: Derive, { key, userId, expires, sessionId }: Permit): string {
  const session = sessionId === undefined ? '' : `\n${sessionId}`
  return derive('private document', `${key}\n${userId}\n${expires}${session}`).toString('base64url')
}

/** True when the signature is ours, for exactly this permit, and the permit has not run out. */
export function isPermitted(derive: Derive, permit: Permit, signature: string, now: Date): boolean {
  if (!Number.isSafeInteger(permit.expires) || permit.expires * 1000 < now.getTime()) return false
  const expected = Buffer.from(signPermit(derive, permit))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
