import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
/** Accepted steps before and after the current one, to tolerate clock drift. */
const DRIFT = 1
/** Maximum lengths after percent-encoding, so that the URI fits into the QR code's 213 bytes. */
const MAX_ISSUER = 45
const MAX_ACCOUNT = 56

/** The code of one 30-second step: HOTP (RFC 4226) over the step, with SHA-1 as RFC 6238 defines it. */
export function totpAt(secret: Uint8Array, step: number, digits: number = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const value = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fff_ffff
  return String(value % 10 ** digits).padStart(digits, '0')
}

/**
 * The step that a code belongs to; null for a wrong code and for a step not later than `lastStep`, which was already
 * used.
 */
export function acceptedStep(secret: Uint8Array, code: string, now: Date, lastStep: number | null): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const current = Math.floor(now.getTime() / 1000 / STEP_SECONDS)
  for (let step = current - DRIFT; step <= current + DRIFT; step++)
    if (timingSafeEqual(Buffer.from(totpAt(secret, step)), Buffer.from(code)) && step > (lastStep ?? -1)) return step
  return null
}

/** Sealing context of an account's secret: the sealed secret cannot be opened for another account. */
export const totpLock = (userId: number) => `totp of ${userId}`

/** URI in the QR code. Authenticator apps show the site and the account from it. */
export function totpUri({ site, account, secret }: { site: string; account: string; secret: string }): string {
  const issuer = encodedWithin(site, MAX_ISSUER)
  return `otpauth://totp/${issuer}:${encodedWithin(account, MAX_ACCOUNT)}?secret=${secret}&issuer=${issuer}`
}

/** The longest prefix that fits. Colons become spaces, because a colon ends the issuer name. */
function encodedWithin(text: string, most: number): string {
  let encoded = ''
  for (const character of text.replaceAll(':', ' ').toWellFormed()) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > most) break
    encoded += next
  }
  return encoded
}
