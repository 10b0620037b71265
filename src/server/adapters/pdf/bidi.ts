import bidiFactory from 'bidi-js'

/** A part of a line in one font, in visual order from left to right. */
export interface Run {
  text: string
  script: Script
}

type Script = 'latin' | 'arabic' | 'devanagari'

interface Token extends Run {
  /** Embedding level of the Unicode bidirectional algorithm: odd is right to left, even is left to right. */
  level: number
}

const bidi = bidiFactory()
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/u
const DEVANAGARI = /[\p{Script=Devanagari}\u0964\u0965]/u
/** Directional controls have no glyph. */
const CONTROL = /\p{Cf}/u
const LETTER = /\p{L}/u
/**
 * Amounts, dates and percentages stay together, even after Arabic words, where the algorithm would reorder their parts.
 */
const NUMBER = /[$€£¥]?\p{Nd}+(?:[.,:/-]\p{Nd}+)*[%$€£¥]?/gu
/** A word with its marks, or one other character. */
const PIECES = /[\p{L}\p{M}\p{Nd}]+|./gsu

const scriptOf = (text: string): Script =>
  ARABIC.test(text) ? 'arabic' : DEVANAGARI.test(text) ? 'devanagari' : 'latin'

/**
 * Orders a line visually by the Unicode bidirectional algorithm. Right-to-left words are separate runs, because the PDF
 * library orders several of them left to right.
 */
export function runsOf(line: string, isRightToLeft: boolean): Run[] {
  // A line with left-to-right words only keeps its order, including trailing punctuation.
  const base = isRightToLeft && ARABIC.test(line) ? 'rtl' : 'ltr'
  const shape = line.replaceAll(NUMBER, (number) => '0'.repeat(number.length))
  const { levels } = bidi.getEmbeddingLevels(shape, base)
  return merged(reordered(tokensOf(line, levels)))
}

/** Text of a user has the direction of its own first letter, whatever that of the page. */
export function runsFromRight(text: string, otherwise: boolean): boolean {
  const letter = LETTER.exec(text)?.[0]
  return letter === undefined ? otherwise : bidi.getBidiCharTypeName(letter) !== 'L'
}

function tokensOf(line: string, levels: Uint8Array): Token[] {
  const tokens: Token[] = []
  for (const { 0: piece, index } of line.matchAll(PIECES)) {
    if (CONTROL.test(piece)) continue
    for (let from = 0; from < piece.length; ) {
      const level = levels[index + from]!
      let to = from + 1
      while (to < piece.length && levels[index + to] === level) to++
      const text = piece.slice(from, to)
      tokens.push({
        text: level % 2 ? (bidi.getMirroredCharacter(text) ?? text) : text,
        script: scriptOf(text),
        level,
      })
      from = to
    }
  }
  return tokens
}

/** Reverses sequences from the highest level down to the lowest odd one (rule L2). */
function reordered(tokens: Token[]): Token[] {
  const line = [...tokens]
  for (let depth = Math.max(0, ...line.map(({ level }) => level)); depth > 0; depth--)
    for (let from = 0; from < line.length; from++) {
      let to = from
      while ((line[to]?.level ?? -1) >= depth) to++
      if (to > from) line.splice(from, to - from, ...line.slice(from, to).reverse())
      from = Math.max(from, to - 1)
    }
  return line
}

/** Merges adjacent left-to-right tokens of the same font and level; they were reversed an even number of times. */
function merged(tokens: readonly Token[]): Run[] {
  const runs: Token[] = []
  for (const token of tokens) {
    const last = runs.at(-1)
    const isOne = last && token.level % 2 === 0 && token.script !== 'arabic'
    if (isOne && token.script === last.script && token.level === last.level) last.text += token.text
    else runs.push({ ...token })
  }
  return runs.map(({ text, script }) => ({ text, script }))
}
