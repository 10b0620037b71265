import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import * as client from 'openid-client'
import type { IdentityProvider } from './port.ts'
import { identityOf, readStatement } from './statement.ts'

export interface OpenIdOptions {
  issuer: string
  clientId: string
  /** A fixed client secret, or a function that authenticates each request. */
  clientSecret: string | client.ClientAuth
  scope?: string
  /** Response mode, if the provider requires one other than the query. */
  responseMode?: 'form_post'
}

/** Google's tokens name the issuer with and without the scheme. */
const spellings = (issuer: string) => [issuer, issuer.replace(/^https?:\/\//, '')]
/** Only public-key signatures: tokens that are unsigned or signed with a shared secret are refused. */
const ALGORITHMS = ['RS256', 'ES256', 'PS256']

/** OpenID Connect with PKCE, state and nonce; the discovery document is loaded on first use. */
export function openIdProvider(options: OpenIdOptions): IdentityProvider {
  const { issuer, clientId, scope = 'openid email profile', responseMode } = options
  let found: Promise<client.Configuration> | undefined
  let keys: JWTVerifyGetKey | undefined
  const configuration = () => {
    found ??= discover(options).catch((error) => {
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
        scope,
        state: departure.state,
        nonce: departure.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(departure.verifier),
        code_challenge_method: 'S256',
        ...(responseMode && { response_mode: responseMode }),
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
      const trusted = { issuer: spellings(issuer), audience: clientId, algorithms: ALGORITHMS }
      const claims = await readStatement(idToken, keys, trusted)
      return claims && { ...identityOf(claims), issuer }
    },
  }
}

function discover({ issuer, clientId, clientSecret }: OpenIdOptions): Promise<client.Configuration> {
  const [secret, auth] = typeof clientSecret === 'string' ? [clientSecret, undefined] : [undefined, clientSecret]
  const options = isLoopback(issuer) ? { execute: [client.allowInsecureRequests] } : {}
  return client.discovery(new URL(issuer), clientId, secret, auth, options)
}

/** Plain HTTP is allowed only for a provider on loopback, as in tests. */
const isLoopback = (issuer: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(issuer)
