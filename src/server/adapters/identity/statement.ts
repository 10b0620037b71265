import { type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose'
import { AppError } from '#server/errors.ts'
import type { Identity } from './port.ts'

const LEEWAY_SECONDS = 30
/** Errors of the token itself; any other error means that its keys could not be loaded. */
const UNTRUE = /^ERR_(JW[ST]_|JWKS_NO_MATCHING_KEY|JWKS_MULTIPLE|JOSE_ALG|JOSE_NOT_SUPPORTED)/

/** Claims of a token that is correctly signed, not expired and issued for us, or null. */
export async function readStatement(
  token: string,
  keys: JWTVerifyGetKey,
  options: Required<Pick<JWTVerifyOptions, 'issuer' | 'audience' | 'algorithms'>>,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...options,
      clockTolerance: LEEWAY_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    return payload.sub ? payload : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && UNTRUE.test(String(error.code))) return null
    throw new AppError('unavailable', 'api.sign-in-service-down')
  }
}

/** Maps the standard claims of OpenID Connect. */
export const identityOf = (claims: JWTPayload): Identity => ({
  issuer: String(claims.iss),
  subject: String(claims.sub),
  email: textOf(claims.email, 254),
  isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
  name: textOf(claims.name, 200),
  // Google returns a thumbnail of 96 pixels; the end of the URL sets the size.
  picture: textOf(claims.picture, 2000)?.replace(/=s96-c$/, '=s400-c') ?? null,
})

const textOf = (claim: unknown, most: number) =>
  typeof claim === 'string' && claim.trim() ? claim.trim().slice(0, most) : null
