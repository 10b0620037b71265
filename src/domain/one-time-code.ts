/** One-time codes: how long they are, how long they live and how often they may be tried. */
export const CODE_RULES = {
  digits: 6,
  minutes: 10,
  attempts: 5,
  /** Until another can be asked for, as the screens count it down. */
  resendSeconds: 120,
  /** To one address within an hour. */
  perHour: 6,
} as const

/** The digits of a code from bytes that only the site can make. */
export function codeFrom(bytes: Uint8Array): string {
  // Six of the 281 million million values of six bytes: the bias of the remainder is beyond measuring.
  let value = 0
  for (const byte of bytes.subarray(0, 6)) value = value * 256 + byte
  return String(value % 10 ** CODE_RULES.digits).padStart(CODE_RULES.digits, '0')
}
