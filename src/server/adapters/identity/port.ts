/** Identity asserted by a provider. (issuer, subject) is stable; the rest may change. */
export interface Identity {
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  name: string | null
  /** URL of the user's avatar at the provider. */
  picture: string | null
}

/** State that the browser carries through the redirect. */
export interface Departure {
  state: string
  nonce: string
  verifier: string
}

/** Identity provider: a redirect of the browser, or an ID token that a client already has. */
export interface IdentityProvider {
  depart(returnAddress: string): Promise<Departure & { url: string }>
  /** Identity of a user who returns to `address`; rejects if anything does not match the departure. */
  arrive(address: URL, departure: Departure): Promise<Identity>
  /** Identity in an ID token, or null if the token is not valid for this site. */
  verify(idToken: string): Promise<Identity | null>
}

/** Identity brokered by another service, with the sign-in method used there. */
export interface BrokeredIdentity extends Identity {
  signedInWith: 'google' | 'apple' | 'phone' | 'other'
  /** Digits of a phone number verified by the service. */
  phone: string | null
}

/** Identity providers configured by the operator. */
export interface Identities {
  google?: IdentityProvider
  apple?: IdentityProvider
  firebase?: { verify(token: string): Promise<BrokeredIdentity | null> }
}
