import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Derives 32 bytes from a purpose and a text, keyed by the site's secret. */
export type Derive = (purpose: string, text: string | Uint8Array) => Buffer

/** Each purpose has its own key, so that no result is valid for another purpose. */
export const deriveFrom =
  (secret: string): Derive =>
  (purpose, text) =>
    createHmac('sha256', createHmac('sha256', secret).update(purpose).digest()).update(text).digest()

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text; only this site can decrypt it, and only under the same name. */
export function seal(derive: Derive, name: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, derive('sealed', name), nonce).setAAD(Buffer.from(name))
  const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), locked])
}

/** Decrypts a text; null if it was tampered with, sealed under another name, or sealed with another secret. */
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
