/** Who somebody is, as a provider vouches for it. (issuer, subject) never changes; the rest may. */
export interface Identity {
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  name: string | null
  /** Where the provider keeps a portrait of the person. */
  picture: string | null
}

/** What the browser carries from its departure to its return. */
export interface Departure {
  state: string
  nonce: string
  verifier: string
}

/** A provider of identities: a round trip of the browser, or a signed statement that a client already has. */
export interface IdentityProvider {
  depart(returnAddress: string): Promise<Departure & { url: string }>
  /** The identity of whoever comes back to `address`; rejects when anything does not fit the departure. */
  arrive(address: URL, departure: Departure): Promise<Identity>
  /** The identity in a signed statement, or null when it is not good for this site. */
  verify(idToken: string): Promise<Identity | null>
}

/** An identity that another service brokered, with the way in which the person proved it there. */
export interface BrokeredIdentity extends Identity {
  signedInWith: 'google' | 'apple' | 'phone' | 'other'
  /** The digits of a number that the service has verified. */
  phone: string | null
}

/** The providers that the site's owner set up. */
export interface Identities {
  google?: IdentityProvider
  apple?: IdentityProvider
  firebase?: { verify(token: string): Promise<BrokeredIdentity | null> }
}
