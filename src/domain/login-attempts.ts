/** Lockout rule: number of free failures and growth of the lockout. */
interface Rule {
  /** Failures before the first lockout. */
  free: number
  firstPauseSeconds: number
  longestPauseSeconds: number
}

/** Failures expire after this time without another failure. */
export const FORGOTTEN_AFTER_SECONDS = 3600

/**
 * Lockout rules. One account from one address is locked out first; an address that tries many accounts, later. All
 * unknown devices and addresses share one allowance per account. Devices and addresses that have signed in to the
 * account before are exempt from it, so that an attacker cannot lock the owner out.
 */
export const LOGIN_RULES = {
  accountFromAddress: { free: 5, firstPauseSeconds: 15, longestPauseSeconds: 900 },
  address: { free: 40, firstPauseSeconds: 15, longestPauseSeconds: 900 },
  accountByStrangers: { free: 20, firstPauseSeconds: 15, longestPauseSeconds: 3600, forgottenAfterSeconds: 86_400 },
} as const satisfies Record<string, Rule & { forgottenAfterSeconds?: number }>

/** Lockout after a number of consecutive failures; it doubles with each failure. */
export function lockoutSeconds(failures: number, { free, firstPauseSeconds, longestPauseSeconds }: Rule): number {
  if (failures < free) return 0
  return Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(20, failures - free))
}
