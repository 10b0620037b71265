import { createRemoteJWKSet } from 'jose'
import type { BrokeredIdentity, Identities } from './port.ts'
import { identityOf, readStatement } from './statement.ts'

export interface FirebaseOptions {
  projectId: string
  /** URL of the public keys, as a JSON Web Key Set. */
  keysUrl: string
}

const WAYS: Record<string, BrokeredIdentity['signedInWith']> = {
  'google.com': 'google',
  'apple.com': 'apple',
  phone: 'phone',
}

/** Verifies ID tokens of a Firebase project by its public keys, without calling Firebase. */
export function firebaseTokens({ projectId, keysUrl }: FirebaseOptions): NonNullable<Identities['firebase']> {
  const keys = createRemoteJWKSet(new URL(keysUrl))
  const trusted = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    algorithms: ['RS256'],
  }
  return {
    async verify(token) {
      const claims = await readStatement(token, keys, trusted)
      if (!claims || typeof claims.auth_time !== 'number' || claims.auth_time > Date.now() / 1000 + 30) return null
      const { sign_in_provider } = (claims.firebase ?? {}) as { sign_in_provider?: unknown }
      const phone = typeof claims.phone_number === 'string' ? claims.phone_number.replace(/\D/g, '') : ''
      return {
        ...identityOf(claims),
        signedInWith: WAYS[String(sign_in_provider)] ?? 'other',
        phone: /^\d{4,15}$/.test(phone) ? phone : null,
      }
    },
  }
}
