import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether a hexadecimal signature is ours for these bytes; takes as long when it is almost right. */
export function isSignedBy(algorithm: 'sha256' | 'sha512', secret: string, bytes: Buffer, given: string | undefined) {
  return isSame(createHmac(algorithm, secret).update(bytes).digest('hex'), given)
}

/** Compares two texts without telling by the time it takes where they differ. */
export function isSame(expected: string, given: string | undefined): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given ?? '')]
  return left.length === right.length && timingSafeEqual(left, right)
}
