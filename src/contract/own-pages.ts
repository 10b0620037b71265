/** Preferences (RFC 7240) that our own pages send with every call. */
export const OWN_PAGE_PREFERENCES = {
  /** Addresses of files come without an origin, so that pages work at any host. */
  relativeUrls: 'urls=relative',
  /** The session is the cookie: the response of a sign-in holds no token, so that no script ever sees one. */
  cookieSession: 'session=cookie',
} as const

/** The account that a page shows. The cookie of another account is refused: it changed in another tab. */
export const PAGE_ACCOUNT_HEADER = 'x-page-account'
