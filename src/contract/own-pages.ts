/** Preferences (RFC 7240) that our own pages send with every call. */
export const OWN_PAGE_PREFERENCES = {
  /** File URLs are returned without an origin, so that pages work on any host. */
  relativeUrls: 'urls=relative',
  /** The session is kept in a cookie: the sign-in response contains no token, so scripts cannot read one. */
  cookieSession: 'session=cookie',
} as const

/**
 * Account id that the page shows. A call with the cookie of another account is refused: the account was changed in
 * another tab.
 */
export const PAGE_ACCOUNT_HEADER = 'x-page-account'
