import { createECDH } from 'node:crypto'

/** VAPID key pair of the site. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * VAPID keys derived from the site's secret instead of being stored: every node has the same pair, a backup needs no
 * extra file, and subscriptions stay valid as long as the secret.
 */
export function vapidKeys(seed: (round: string) => Buffer): VapidKeys {
  for (let round = 0; ; round++) {
    const curve = createECDH('prime256v1')
    try {
      curve.setPrivateKey(seed(String(round)))
    } catch {
      // About one in four billion values is not a private key of this curve.
      continue
    }
    return {
      publicKey: curve.getPublicKey('base64url'),
      privateKey: curve.getPrivateKey('base64url').padStart(43, 'A'),
    }
  }
}
