import { createHmac, timingSafeEqual } from 'node:crypto'

/** Verifies a hexadecimal HMAC in constant time. */
export function isSignedBy(algorithm: 'sha256' | 'sha512', secret: string, bytes: Buffer, given: string | undefined) {
  return isSame(createHmac(algorithm, secret).update(bytes).digest('hex'), given)
}

/** Compares two texts in constant time. */
export function isSame(expected: string, given: string | undefined): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given ?? '')]
  return left.length === right.length && timingSafeEqual(left, right)
}
