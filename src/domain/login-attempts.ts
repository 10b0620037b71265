/** Whose failures are counted, how many are free, and how long the pauses grow. */
interface Rule {
  /** Failures before the first pause. */
  free: number
  firstPauseSeconds: number
  longestPauseSeconds: number
}

/** A failure is forgotten after this long without another. */
export const FORGOTTEN_AFTER_SECONDS = 3600

/**
 * One account from one address pauses soon; an address that tries many accounts pauses a little later. All strangers together have one
 * allowance per account, whatever their addresses; devices and addresses that signed in to the account before are not strangers, so
 * that nobody can lock its owner out.
 */
export const LOGIN_RULES = {
  accountFromAddress: { free: 5, firstPauseSeconds: 15, longestPauseSeconds: 900 },
  address: { free: 40, firstPauseSeconds: 15, longestPauseSeconds: 900 },
  accountByStrangers: { free: 20, firstPauseSeconds: 15, longestPauseSeconds: 3600, forgottenAfterSeconds: 86_400 },
} as const satisfies Record<string, Rule & { forgottenAfterSeconds?: number }>

/** How long to wait after so many failures in a row: the pause doubles with each. */
export function pauseAfter(failures: number, { free, firstPauseSeconds, longestPauseSeconds }: Rule): number {
  if (failures < free) return 0
  return Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(20, failures - free))
}
