import { COMMON_WORDS } from './guessable-words.ts'

/** Whether a password is on the list of common passwords, ignoring case and the usual additions. */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase().trim()
  if (isRepeated(typed) || isSequence(typed)) return true
  const bare = typed.replace(EDGES, '')
  return [typed, bare, plain(typed), plain(typed).replace(EDGES, ''), plain(bare)].some((form) =>
    COMMON_WORDS.has(form),
  )
}

/** Up to four digits or symbols before the word and up to five after it, as in `1password` and `Dragon2024!`. */
const EDGES = /^[^\p{L}]{1,4}(?=\p{L})|(?<=\p{L})[^\p{L}]{1,5}$/gu

const SUBSTITUTES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Replaces digits and symbols that stand for letters: `p4$$w0rd`. */
const plain = (text: string) => text.replace(/[013457@$!]/g, (sign) => SUBSTITUTES[sign]!)

/** One to four characters repeated: `aaaaaa`, `121212`, `abcabcabc`. */
const isRepeated = (text: string) => /^(.{1,4})\1+.?$/u.test(text)

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
]

/** Part of the alphabet, of the digits or of a keyboard row, in either direction, with the usual additions. */
function isSequence(text: string): boolean {
  const bare = text.replace(EDGES, '')
  const found = (part: string) =>
    part.length > 3 && ROWS.some((row) => row.includes(part) || [...row].reverse().join('').includes(part))
  return found(text) || found(bare)
}
