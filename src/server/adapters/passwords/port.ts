/** Turns passwords into what may be kept, and tells whether one fits. */
export interface Passwords {
  hash: (password: string) => Promise<string>
  /** False for no hash at all, after as much work as for one: the time of an answer tells nothing. */
  fits: (hash: string | null, password: string) => Promise<boolean>
}
