import { importPKCS8, SignJWT } from 'jose'
import type { ClientAuth } from 'openid-client'
import { openIdProvider } from './openid.ts'
import type { IdentityProvider } from './port.ts'

export interface AppleOptions {
  issuer: string
  clientId: string
  teamId: string
  keyId: string
  /** The key from Apple's developer pages, as PEM. */
  privateKey: string
}

/** Sign in with Apple: OpenID Connect whose client secret is a statement that we sign anew for each use. */
export function appleProvider({ issuer, clientId, teamId, keyId, privateKey }: AppleOptions): IdentityProvider {
  const secret = async () =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(await importPKCS8(privateKey, 'ES256'))
  const prove = async (_server: unknown, _client: unknown, body: URLSearchParams) => {
    body.set('client_id', clientId)
    body.set('client_secret', await secret())
  }
  return openIdProvider({
    issuer,
    clientId,
    // Its type forgets that what calls it waits for promises.
    clientSecret: prove as ClientAuth,
    scope: 'openid email name',
    // Apple tells an address or a name in no other way.
    responseMode: 'form_post',
  })
}
