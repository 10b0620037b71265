/**
 * Whether an address is a path of this site: one slash, then neither a slash nor a backslash, also not escaped. Browsers read
 * `//host` and `/\host` as another host, and drop tabs and line ends before they do.
 */
export const isLocalPath = (address: string): boolean => !CONTROL.test(address) && LOCAL.test(address)

/** The address where it is a path of this site, else the same without what could name a host. Every redirect to a given path uses it. */
export const localPath = (address: string): string =>
  isLocalPath(address) ? address : `/${address.replace(CONTROLS, '').replace(LEADING, '')}`

const LOCAL = /^\/(?![/\\]|%2f|%5c)[^\\]*$/i
const LEADING = /^(?:[/\\]|%2f|%5c)+/i
const CONTROL = /\p{Cc}/u
const CONTROLS = /\p{Cc}|\\/gu
