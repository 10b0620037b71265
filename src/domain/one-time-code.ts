/** One-time codes: length, lifetime and number of attempts. */
export const CODE_RULES = {
  digits: 6,
  minutes: 10,
  /** Attempts by the requester of the code. */
  attempts: 5,
  /** Attempts by all other clients together; afterwards only the requester can use the code. */
  otherAttempts: 20,
  /** Delay before another code can be requested, shown as a countdown. */
  resendSeconds: 120,
} as const

/** Maximum numbers of codes or reset links per hour. */
export const REQUEST_RULES = {
  /** For one recipient from one IP prefix. */
  fromPrefix: 6,
  /** For one recipient from all addresses. */
  total: 20,
  /** For any recipient from one IP address. */
  fromAddress: 60,
} as const

/** Derives the digits of a code from secret bytes. */
export function codeFrom(bytes: Uint8Array): string {
  // Six bytes have 2.8 × 10¹⁴ values, so the modulo bias is negligible.
  let value = 0
  for (const byte of bytes.subarray(0, 6)) value = value * 256 + byte
  return String(value % 10 ** CODE_RULES.digits).padStart(CODE_RULES.digits, '0')
}
