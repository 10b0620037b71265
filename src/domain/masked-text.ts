const SECRET_PARAMETER =
  /([?&](?:[a-z_-]*(?:token|code|key|secret|signature|ticket|password|otp|sig|expires)[a-z_-]*)=)[^&\s"'<>]+/gi
const OPAQUE_PART = /(?<=[/=])(?=[\w~-]*\d)(?=[\w~-]*[a-z])[\w~-]{20,}/gi
const CODE = /(?<![\w#]|\d[.,:/-])\d{6}(?!\w|[.,:/-]\d)/g
const ADDRESS = /([\w!#$%&'*+/=?^`{|}~-])[\w!#$%&'*+/=?^`{|}~.-]*(@[\w.-]+\.\w+)/g
const HIDDEN = '•••'

/** What somebody else's mail says, without what would open a door: one-time codes, and links that carry a secret. */
export const withoutSecrets = (text: string): string =>
  text.replace(SECRET_PARAMETER, `$1${HIDDEN}`).replace(OPAQUE_PART, HIDDEN).replace(CODE, HIDDEN)

/** Addresses with only their first letter and their domain: enough to know one again, too little to collect. */
export const withShortAddresses = (text: string): string => text.replace(ADDRESS, `$1${HIDDEN}$2`)
