import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Makes 32 bytes from a purpose and a text that nobody without the site's secret can make. */
export type Derive = (purpose: string, text: string | Uint8Array) => Buffer

/** A key of its own for each purpose, so that no result can be used for another. */
export const deriveFrom =
  (secret: string): Derive =>
  (purpose, text) =>
    createHmac('sha256', createHmac('sha256', secret).update(purpose).digest()).update(text).digest()

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Locks a text away: only this site reads it again, and only under the same name. */
export function seal(derive: Derive, name: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, derive('sealed', name), nonce).setAAD(Buffer.from(name))
  const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), locked])
}

/** The text again, or null where it was changed, belongs elsewhere, or the site's secret is another by now. */
export function unseal(derive: Derive, name: string, sealed: Uint8Array): string | null {
  const bytes = Buffer.from(sealed)
  const nonce = bytes.subarray(0, NONCE_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, derive('sealed', name), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
