/**
 * Whether a URL is a path on this site: one slash, followed by neither a slash nor a backslash, escaped or not.
 * Browsers resolve `//host` and `/\host` to another host, and remove tabs and line ends first.
 */
export const isLocalPath = (address: string): boolean => !CONTROL.test(address) && LOCAL.test(address)

/**
 * Returns a local path unchanged, else strips everything that could name a host. Every redirect to a given path uses
 * it.
 */
export const localPath = (address: string): string =>
  isLocalPath(address) ? address : `/${address.replace(CONTROLS, '').replace(LEADING, '')}`

const LOCAL = /^\/(?![/\\]|%2f|%5c)[^\\]*$/i
const LEADING = /^(?:[/\\]|%2f|%5c)+/i
const CONTROL = /\p{Cc}/u
const CONTROLS = /\p{Cc}|\\/gu
