import type { Terms } from './terms.ts'

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4
const MIN_SIMILARITY = 0.3
/** A misspelt word differs in at most so many letters and so much length. */
const MAX_LETTERS = 4
const MAX_LENGTH_DIFFERENCE = 2
const LETTERS = 31

export type Corrections = ReturnType<typeof createCorrections>

/** The most similar known word: the share of common trigrams, as the database computes it, then frequency. */
export function createCorrections(terms: Terms) {
  /** The letters of each term as a bit set, which excludes nearly all before any trigram is compared. */
  let letters = new Int32Array(0)
  let known = 0

  function update() {
    const words = terms.words()
    if (letters.length < words.length) {
      const longer = new Int32Array(Math.ceil(words.length * 1.2))
      longer.set(letters)
      letters = longer
    }
    for (; known < words.length; known++) letters[known] = lettersOf(words[known]!)
  }

  return (typed: string): string | null => {
    if (typed.length < MIN_LENGTH) return null
    update()
    const own = lettersOf(typed)
    const trigrams = trigramsOf(typed)
    let best: { id: number; similarity: number } | null = null
    for (let id = 0; id < known; id++) {
      if (bitCount(letters[id]! ^ own) > MAX_LETTERS) continue
      const word = terms.word(id)
      if (Math.abs(word.length - typed.length) > MAX_LENGTH_DIFFERENCE || terms.count(id) === 0) continue
      const similarity = similarityOf(trigrams, trigramsOf(word))
      if (similarity < MIN_SIMILARITY) continue
      if (!best || similarity > best.similarity || (similarity === best.similarity && isLikelier(id, best.id)))
        best = { id, similarity }
    }
    return best && terms.word(best.id)
  }

  function isLikelier(a: number, b: number): boolean {
    const difference = terms.count(a) - terms.count(b)
    return difference > 0 || (difference === 0 && terms.word(a) < terms.word(b))
  }
}

function lettersOf(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) % LETTERS)
  return set
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

function similarityOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0
  for (const trigram of a) if (b.has(trigram)) common++
  return common / (a.size + b.size - common)
}
