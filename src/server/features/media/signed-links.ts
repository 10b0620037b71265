import { createHmac, timingSafeEqual } from 'node:crypto'

/** Who may read which private file until when. */
export interface Permit {
  key: string
  userId: number
  /** Seconds since 1970. */
  expires: number
}

/** Signs a permit; whoever holds the result may read that one file until it expires. */
export function signPermit(secret: string, { key, userId, expires }: Permit): string {
  return createHmac('sha256', secret).update(`document\n${key}\n${userId}\n${expires}`).digest('base64url')
}

/** True when the signature is ours, for exactly this permit, and the permit has not run out. */
export function isPermitted(secret: string, permit: Permit, signature: string, now: Date): boolean {
  if (!Number.isSafeInteger(permit.expires) || permit.expires * 1000 < now.getTime()) return false
  const expected = Buffer.from(signPermit(secret, permit))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
