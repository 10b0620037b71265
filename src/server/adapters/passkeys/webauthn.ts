import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Passkeys } from './port.ts'

/** WebAuthn for the site at `baseUrl`; a passkey registered here works on this site only. */
export function webauthnPasskeys(baseUrl: string, siteName: string): Passkeys {
  const rpID = new URL(baseUrl).hostname
  const expected = { expectedOrigin: new URL(baseUrl).origin, expectedRPID: rpID, requireUserVerification: true }
  return {
    async offer({ id, name, email }, known) {
      const options = await generateRegistrationOptions({
        rpID,
        rpName: siteName,
        userName: email || name,
        userDisplayName: name,
        userID: new TextEncoder().encode(`lintel ${id}`),
        excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { challenge: options.challenge, options: JSON.stringify(options) }
    },
    async accept(answer, challenge) {
      const response = parse<RegistrationResponseJSON>(answer)
      if (!response) return null
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response,
          expectedChallenge: challenge,
        })
        if (!verified) return null
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential
        return { id, publicKey, counter, transports }
      } catch {
        return null
      }
    },
    async ask() {
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      return { challenge: options.challenge, options: JSON.stringify(options) }
    },
    named(answer) {
      const response = parse<AuthenticationResponseJSON>(answer)
      const facts = response && parse<{ challenge?: unknown }>(fromBase64(response.response?.clientDataJSON))
      if (typeof response?.id !== 'string' || typeof facts?.challenge !== 'string') return null
      return { id: response.id, challenge: facts.challenge }
    },
    async check(answer, challenge, passkey) {
      const response = parse<AuthenticationResponseJSON>(answer)
      if (!response) return null
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response,
          expectedChallenge: challenge,
          credential: { ...passkey, publicKey: new Uint8Array(passkey.publicKey) },
        })
        return verified ? authenticationInfo.newCounter : null
      } catch {
        return null
      }
    },
  }
}

function parse<T>(text: string): T | null {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? (value as T) : null
  } catch {
    return null
  }
}

const fromBase64 = (text: unknown) => (typeof text === 'string' ? Buffer.from(text, 'base64url').toString() : '')
