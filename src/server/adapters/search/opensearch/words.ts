import { createTtlCache } from '#domain/ttl-cache.ts'
import type { Database } from '#server/db/sql.ts'
import type { Cluster } from './cluster.ts'
import { LISTINGS } from './index-definition.ts'
import { listWithPhrase, readText } from './queries.ts'
import { all, anyOf, type Clause, NOTHING, not, term, terms } from './question.ts'
import { parseTextQuery, type TextQuery } from './text-query.ts'

/** A text as a clause. */
interface Words {
  clause: Clause
  /** What was searched for instead, after a typing error. */
  corrected: string | null
}

/** More words than this do not make a search narrower. */
const MAX_WORDS = 16
/** Shorter words are not corrected. */
const MIN_CORRECTED = 4

const memory = createTtlCache<Cluster, Words>({ seconds: 5, most: 500 })

/** Reads a text as people search the web: quotes, `or`, `-word`; the last word may be unfinished, and typing errors are corrected. */
export const wordsOf = (cluster: Cluster, db: Database, text: string): Promise<Words> =>
  memory(cluster, text, () => readWords(cluster, db, text))

async function readWords(cluster: Cluster, db: Database, text: string): Promise<Words> {
  const { plain, query } = await readText(db, text)
  // `3-room` means both words; only what stands in quotes has to stand side by side.
  const parsed = parseTextQuery(text.includes('"') ? query : query.replace(/<(-|\d+)>/g, '&'))
  if (!parsed) return { clause: NOTHING, corrected: null }
  const found = wordsIn(parsed)
  const last = lastWord(parsed)
  const unfinished = last !== null && /[\p{L}\p{N}]$/u.test(text) ? last : null
  const corrections = await correctionsOf(cluster, found.slice(0, MAX_WORDS), unfinished)
  const phrases = new Map<string, number[]>()
  for (const phrase of phrasesIn(parsed)) phrases.set(phrase, await listWithPhrase(db, phrase))
  const clauseOf = (part: TextQuery): Clause => {
    if ('not' in part) return not(clauseOf(part.not))
    if ('every' in part) return all(part.every.map(clauseOf))
    if ('some' in part) return anyOf(part.some.map(clauseOf))
    if ('phrase' in part) return terms('id', phrases.get(part.phrase)!)
    const correction = corrections.get(part.word)
    if (correction !== undefined) return term('words', correction)
    return part === unfinished ? { prefix: { words: { value: part.word } } } : term('words', part.word)
  }
  return {
    clause: clauseOf(parsed),
    corrected:
      corrections.size === 0
        ? null
        : [...corrections].reduce((mended, [word, correction]) => mended.replaceAll(word, correction), plain),
  }
}

type Word = { word: string }

/** The words that have to occur. */
function wordsIn(part: TextQuery): Word[] {
  if ('word' in part) return [part]
  if ('every' in part) return part.every.flatMap(wordsIn)
  return 'some' in part ? part.some.flatMap(wordsIn) : []
}

function phrasesIn(part: TextQuery): string[] {
  if ('phrase' in part) return [part.phrase]
  if ('every' in part) return part.every.flatMap(phrasesIn)
  if ('some' in part) return part.some.flatMap(phrasesIn)
  return 'not' in part ? phrasesIn(part.not) : []
}

/** The last word, if the text ends with one. */
function lastWord(part: TextQuery): Word | null {
  if ('word' in part) return part
  if ('every' in part) return lastWord(part.every.at(-1)!)
  return 'some' in part ? lastWord(part.some.at(-1)!) : null
}

/** The likely words in place of those that no listing contains. */
async function correctionsOf(cluster: Cluster, words: readonly Word[], unfinished: Word | null) {
  const corrections = new Map<string, string>()
  if (words.length === 0) return corrections
  const { aggregations, suggest } = await cluster.search(LISTINGS, {
    size: 0,
    aggregations: Object.fromEntries(
      words.map((one, index) => [
        `known${index}`,
        { filter: one === unfinished ? { prefix: { words: { value: one.word } } } : term('words', one.word) },
      ]),
    ),
    suggest: Object.fromEntries(
      words.map(({ word }, index) => [
        `likely${index}`,
        { text: word, term: { field: 'words', size: 1, min_word_length: MIN_CORRECTED, prefix_length: 1 } },
      ]),
    ),
  })
  const counts = aggregations as unknown as Record<string, { doc_count: number }>
  const suggestions = suggest as unknown as Record<string, { options: { text: string }[] }[]>
  words.forEach(({ word }, index) => {
    const [likely] = suggestions[`likely${index}`]?.[0]?.options ?? []
    if (counts[`known${index}`]!.doc_count === 0 && likely) corrections.set(word, likely.text)
  })
  return corrections
}
