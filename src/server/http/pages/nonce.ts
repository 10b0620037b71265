import { randomBytes } from 'node:crypto'

/** A word that nobody can guess, for one answer. */
export const freshNonce = () => randomBytes(16).toString('base64url')
