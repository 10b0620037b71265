/** What a message may hold at most; longer things are files. */
export const MOST_MESSAGE = 5000

// Everything below a space but tab and line feed, what follows the printable range, and separators that editors cannot show.
const CONTROLS = /[^\P{Cc}\t\n]|[\u2028\u2029\ufff9-\ufffb\ufeff]/gu
// These turn the order of the letters around them, so that a name or an address can be made to look like another one.
// The plain marks of Arabic and Hebrew text (U+200E, U+200F, U+061C) stay.
const TURNERS = /[\u202a-\u202e\u2066-\u2069]/g
// More marks above one letter than any script uses grow over the lines around them.
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu

/** A message as it is kept: what cannot be seen or turns letters around is taken out, the rest is text and nothing else. */
export function cleanMessage(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(TURNERS, '')
    .replaceAll(PILED_MARKS, '$1')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim()
}
