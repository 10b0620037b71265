import type { Derive } from '#server/derive.ts'

/** A hundred hexadecimal characters, as the links of existing clients carry them. */
export const resetToken = (derive: Derive, nonce: Uint8Array): string =>
  Buffer.concat([derive('password reset', nonce), derive('password reset, second half', nonce)])
    .toString('hex')
    .slice(0, 100)
