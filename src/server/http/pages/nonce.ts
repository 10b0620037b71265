import { randomBytes } from 'node:crypto'

/** Random CSP nonce for one response. */
export const freshNonce = () => randomBytes(16).toString('base64url')
