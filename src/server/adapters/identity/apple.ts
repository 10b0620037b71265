import { importPKCS8, SignJWT } from 'jose'
import type { ClientAuth } from 'openid-client'
import { openIdProvider } from './openid.ts'
import type { IdentityProvider } from './port.ts'

export interface AppleOptions {
  issuer: string
  clientId: string
  teamId: string
  keyId: string
  /** Private key from Apple's developer pages, as PEM. */
  privateKey: string
}

/** Sign in with Apple: OpenID Connect with a client secret that is a JWT signed for each use. */
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
    // The library's type does not allow a promise, although the caller awaits it.
    clientSecret: prove as ClientAuth,
    scope: 'openid email name',
    // Apple sends the email address and the name in this mode only.
    responseMode: 'form_post',
  })
}
