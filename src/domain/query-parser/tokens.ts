/** A word, a number or a sign of a phrase. */
export interface Token {
  /** As written. */
  text: string
  start: number
  end: number
  /** Alternative forms, most normalised last; empty for numbers and signs. */
  forms: readonly string[]
  /** Value of a number. */
  number?: number
  /** True if no space precedes it. */
  isGlued: boolean
}

const SQUARE_METRES = /^[mم]\s?(?:²|2)$/iu
const PIECES =
  /(?<!\p{L})[mMم]\s?(?:²|2(?!\d))|[0-9٠-٩۰-۹०-९০-৯]+(?:[.,'’٫٬][0-9٠-٩۰-۹०-९০-৯]+)*|\p{L}[\p{L}\p{M}]*(?:['’/]\p{L}[\p{L}\p{M}]*)*|[^\s\p{L}0-9٠-٩۰-۹०-९০-৯]/gu

/** Tokenises a phrase. */
export function tokensOf(phrase: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: piece, index } of phrase.matchAll(PIECES)) {
    const end = index + piece.length
    const isGlued = index > 0 && tokens.at(-1)?.end === index
    const isNumber = /^[0-9٠-٩۰-۹०-९০-৯]/.test(piece)
    tokens.push({
      text: piece,
      start: index,
      end,
      forms: /^\p{L}/u.test(piece) ? formsOf(piece) : [],
      isGlued,
      ...(isNumber && { number: numberIn(piece) }),
    })
  }
  return withGroups(tokens)
}

/** Normalised form of words, the key of the vocabulary and of places. */
export const plain = (words: string) =>
  words
    .split(/[^\p{L}\p{M}\p{Nd}'’/]+/u)
    .filter(Boolean)
    .map((word) => withoutArticle(spelt(word)))
    .join(' ')

/**
 * Lower case without accents and vowel signs (except in Devanagari, where they are essential), with interchangeable
 * letters unified.
 */
const spelt = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/(?![ऀ-ःा-्])[\p{M}ـ'’]/gu, '')
    .replaceAll('ँ', 'ं')
    .toLowerCase()
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')

const withoutArticle = (word: string) => (/^ال\p{L}{3,}/u.test(word) ? word.slice(2) : word)

/** Arabic attaches "and", "with" and "for" to the next word. */
function formsOf(piece: string): string[] {
  if (SQUARE_METRES.test(piece)) return ['sqm']
  const word = spelt(piece)
  const forms = new Set([word, withoutArticle(word)])
  // French elision: l’école, d’une.
  const elided = /^(?:[cdjlmnst]|qu|jusqu|aujourd)['’](?=\p{L}{2})/iu.exec(piece)
  if (elided) forms.add(spelt(piece.slice(elided[0].length)))
  if (/^\p{Script=Arabic}/u.test(word)) {
    for (const form of [word, word.replace(/^و(?=\p{L}{3,})/u, '')]) {
      forms.add(withoutArticle(form))
      const bare = form.replace(/^(?:لل|[بلفك])(?=\p{L}{2,})/u, '')
      forms.add(bare).add(withoutArticle(bare))
    }
  }
  return [...forms]
}

const DIGIT_ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6]

/**
 * Parses `1.500`, `1,500.50`, `1.500,50`, `1'000'000` and `٥٠٠٬٠٠٠`: a last group of three digits is thousands,
 * otherwise decimals.
 */
function numberIn(piece: string): number {
  const digits = piece
    .replaceAll(/[0-9٠-٩۰-۹०-९০-৯]/g, (digit) => {
      const code = digit.codePointAt(0)!
      return String(code - DIGIT_ZEROS.findLast((first) => code >= first)!)
    })
    .replaceAll('٬', ',')
    .replaceAll('٫', ';')
  const groups = digits.split(/[.,'’;]/)
  if (groups.length === 1) return Number(digits)
  const separators = digits.match(/[.,'’;]/g)!
  const last = separators.at(-1)!
  const isDecimal =
    last === ';' ||
    groups.at(-1)!.length !== 3 ||
    (separators.length > 1 && !separators.slice(0, -1).includes(last)) ||
    groups[0] === '0'
  const whole = (isDecimal ? groups.slice(0, -1) : groups).join('')
  return Number(isDecimal ? `${whole}.${groups.at(-1)}` : whole)
}

/** Joins `300 000`; a count followed by a price, as in `2 300k`, is less common. */
function withGroups(tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  for (const token of tokens) {
    const before = result.at(-1)
    if (
      before &&
      isGroup(token) &&
      /^[1-9]\p{Nd}{0,2}(?: \p{Nd}{3})*$/u.test(before.text) &&
      before.end + 1 === token.start
    )
      result[result.length - 1] = {
        ...before,
        text: `${before.text} ${token.text}`,
        end: token.end,
        number: before.number! * 1000 + token.number!,
      }
    else result.push(token)
  }
  return result
}

const isGroup = ({ text, number }: Token) => number !== undefined && /^\p{Nd}{3}$/u.test(text)
