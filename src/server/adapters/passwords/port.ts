/** Hashes passwords and verifies them. */
export interface Passwords {
  hash: (password: string) => Promise<string>
  /** False without a hash, after the same amount of work, so that the response time reveals nothing. */
  fits: (hash: string | null, password: string) => Promise<boolean>
}
