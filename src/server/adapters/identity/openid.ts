import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as client from 'openid-client'
import type { Identity, IdentityProvider } from './port.ts'

export interface OpenIdOptions {
  issuer: string
  clientId: string
  clientSecret: string
}

/** Google's tokens name it with and without the scheme. */
const spellings = (issuer: string) => [issuer, issuer.replace(/^https?:\/\//, '')]
/** Only public-key signatures: a token signed with our own secret, or not at all, is nobody's word. */
const ALGORITHMS = ['RS256', 'ES256', 'PS256']
const LEEWAY_SECONDS = 30

/** OpenID Connect with PKCE, state and nonce; the provider is asked about itself when it is first needed. */
export function openIdProvider({ issuer, clientId, clientSecret }: OpenIdOptions): IdentityProvider {
  let found: Promise<client.Configuration> | undefined
  let keys: JWTVerifyGetKey | undefined
  const configuration = () => {
    found ??= client
      .discovery(
        new URL(issuer),
        clientId,
        clientSecret,
        undefined,
        isLoopback(issuer) ? { execute: [client.allowInsecureRequests] } : {},
      )
      .catch((error) => {
        found = undefined
        throw error
      })
    return found
  }
  return {
    async depart(returnAddress) {
      const config = await configuration()
      const departure = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: returnAddress,
        scope: 'openid email profile',
        state: departure.state,
        nonce: departure.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(departure.verifier),
        code_challenge_method: 'S256',
      })
      return { ...departure, url: url.href }
    },
    async arrive(address, { state, nonce, verifier }) {
      const tokens = await client.authorizationCodeGrant(await configuration(), address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      return identityOf(tokens.claims()!)
    },
    async verify(idToken) {
      const config = await configuration()
      keys ??= createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri!))
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: spellings(issuer),
          audience: clientId,
          algorithms: ALGORITHMS,
          clockTolerance: LEEWAY_SECONDS,
          requiredClaims: ['sub', 'exp', 'iat'],
        })
        return { ...identityOf(payload as Claims), issuer }
      } catch (error) {
        // What cannot be verified is refused; what could not be looked up is a fault of ours or theirs.
        if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return null
        throw error
      }
    },
  }
}

type Claims = Pick<JWTPayload, 'iss' | 'sub'> & { email?: unknown; email_verified?: unknown; name?: unknown }

const identityOf = (claims: Claims): Identity => ({
  issuer: String(claims.iss),
  subject: String(claims.sub),
  email: typeof claims.email === 'string' ? claims.email : null,
  isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
  name: typeof claims.name === 'string' && claims.name.trim() ? claims.name.trim().slice(0, 200) : null,
})

/** Plain HTTP is only for a provider on this very machine, as in tests. */
const isLoopback = (issuer: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(issuer)
