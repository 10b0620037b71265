import { createHmac } from 'node:crypto'

/** Makes 32 bytes from a purpose and a text that nobody without the site's secret can make. */
export type Derive = (purpose: string, text: string | Uint8Array) => Buffer

/** A key of its own for each purpose, so that no result can be used for another. */
export const deriveFrom =
  (secret: string): Derive =>
  (purpose, text) =>
    createHmac('sha256', createHmac('sha256', secret).update(purpose).digest()).update(text).digest()
