const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes as base32 (RFC 4648) without padding, the format of authenticator secrets. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    bits += 8
    for (; bits >= 5; bits -= 5) text += ALPHABET[(value >>> (bits - 5)) & 31]
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text
}
