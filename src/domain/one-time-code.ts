/** One-time codes: how long they are, how long they live and how often they may be tried. */
export const CODE_RULES = {
  digits: 6,
  minutes: 10,
  /** Attempts of whoever requested the code. */
  attempts: 5,
  /** Attempts of all others together; afterwards only the requester can use the code. */
  otherAttempts: 20,
  /** Until another can be asked for, as the screens count it down. */
  resendSeconds: 120,
} as const

/** How many codes or reset links may be requested within an hour. */
export const REQUEST_RULES = {
  /** For one recipient from one IP prefix. */
  fromPrefix: 6,
  /** For one recipient from everywhere. */
  total: 20,
  /** For whomever from one IP address. */
  fromAddress: 60,
} as const

/** The digits of a code from bytes that only the site can make. */
export function codeFrom(bytes: Uint8Array): string {
  // Six of the 281 million million values of six bytes: the bias of the remainder is beyond measuring.
  let value = 0
  for (const byte of bytes.subarray(0, 6)) value = value * 256 + byte
  return String(value % 10 ** CODE_RULES.digits).padStart(CODE_RULES.digits, '0')
}
