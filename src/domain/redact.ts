const SECRET_PARAMETER =
  /([?&](?:[a-z_-]*(?:token|code|key|secret|signature|ticket|password|otp|sig|expires)[a-z_-]*)=)[^&\s"'<>]+/gi
const OPAQUE_PART = /(?<=[/=])(?=[\w~-]*\d)(?=[\w~-]*[a-z])[\w~-]{20,}/gi
const CODE = /(?<![\w#]|\d[.,:/-])\d{6}(?!\w|[.,:/-]\d)/g
const ADDRESS = /([\w!#$%&'*+/=?^`{|}~-])[\w!#$%&'*+/=?^`{|}~.-]*(@[\w.-]+\.\w+)/g
const HIDDEN = '•••'

/** Redacts one-time codes and links that contain a secret from the text of an email. */
export const redactSecrets = (text: string): string =>
  text.replace(SECRET_PARAMETER, `$1${HIDDEN}`).replace(OPAQUE_PART, HIDDEN).replace(CODE, HIDDEN)

/** Masks email addresses to their first letter and domain: recognisable, but useless for harvesting. */
export const withShortAddresses = (text: string): string => text.replace(ADDRESS, `$1${HIDDEN}$2`)
