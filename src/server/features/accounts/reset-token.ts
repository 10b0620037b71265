import type { Derive } from '#server/derive.ts'

/** 100 hexadecimal characters, the token format of existing clients' links. */
export const resetToken = (derive: Derive, nonce: Uint8Array): string =>
  Buffer.concat([derive('password reset', nonce), derive('password reset, second half', nonce)])
    .toString('hex')
    .slice(0, 100)
