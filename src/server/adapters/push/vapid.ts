import { createECDH } from 'node:crypto'

/** The site's own pair of keys, as browsers and their push services know it. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * Made from the site's secret instead of being stored: every node has the same pair, a backup needs no file more, and
 * whoever keeps the secret keeps the subscriptions.
 */
export function vapidKeys(seed: (round: string) => Buffer): VapidKeys {
  for (let round = 0; ; round++) {
    const curve = createECDH('prime256v1')
    try {
      curve.setPrivateKey(seed(String(round)))
    } catch {
      // One in four billion numbers is no key of this curve.
      continue
    }
    return {
      publicKey: curve.getPublicKey('base64url'),
      privateKey: curve.getPrivateKey('base64url').padStart(43, 'A'),
    }
  }
}
