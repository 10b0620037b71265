import type { SearchQuery } from '../search-query.ts'
import { IDIOMS } from './idioms.ts'
import { NUMBER_TERMS, PAIR_TERMS, ROLE_TERMS, type Role, SCALE_TERMS } from './role-terms.ts'
import { NEGATIVE_ANSWERS, SYNONYMS } from './synonyms.ts'
import { FRENCH } from './terms-fr.ts'
import { HINDI } from './terms-hi.ts'
import { plain, type Token } from './tokens.ts'

/** Catalogue names that describe properties, in all languages. */
export interface Vocabulary {
  categories: readonly { id: number; names: readonly string[]; questions: readonly number[] }[]
  questions: readonly {
    id: number
    names: readonly string[]
    kind: 'choice' | 'choices' | 'number'
    answers: readonly string[]
  }[]
  facilities: readonly { id: number; names: readonly string[] }[]
}

export interface Answer {
  questionId: number
  value: string
}

/** Meanings of a word or of a sequence of words. */
export type Meaning =
  | { kind: 'role'; role: Role }
  | { kind: 'number' | 'scale' | 'pair'; value: number }
  | { kind: 'say'; query: SearchQuery }
  | { kind: 'category'; id: number }
  | { kind: 'facility'; id: number }
  /** `isAlone`: unambiguous without the name of its parameter. */
  | ({ kind: 'answer'; isAlone: boolean; isChoice: boolean } & Answer)
  /** A parameter by its name; `answers` are its affirmative values, empty for a numeric parameter. */
  | { kind: 'question'; id: number; answers: readonly string[] }

interface Node {
  next: Map<string, Node>
  meanings: Meaning[]
}

/** All known words and phrases, as a trie of normalised words. */
export interface Lexicon {
  root: Node
  /** Parameters by category. */
  questionsOf: ReadonlyMap<number, ReadonlySet<number>>
}

/** Vocabulary of an additional language, by meaning. */
export interface LanguageTerms {
  roles: Partial<Record<Role, string>>
  numbers: readonly (readonly [number, string])[]
  scales: readonly (readonly [number, string])[]
  sayings: readonly (readonly [SearchQuery, string])[]
  /** Lines of `first word of a line of synonyms: more words`. */
  synonyms: string
}

const MORE: readonly LanguageTerms[] = [FRENCH, HINDI]

/** Builds the lexicon from the catalogue and the built-in vocabulary. */
export function lexiconOf({ categories, questions, facilities }: Vocabulary): Lexicon {
  const root: Node = { next: new Map(), meanings: [] }
  const add = (words: string, meaning: Meaning) => addTerms(root, wordsOf(words), meaning)
  const addPlain = (words: string, meaning: Meaning) => addTerms(root, words.split(' '), meaning)
  for (const { roles, numbers, scales, sayings } of [OWN, ...MORE]) {
    for (const [role, words] of Object.entries(roles))
      for (const word of listed(words)) add(word, { kind: 'role', role: role as Role })
    for (const [value, words] of numbers) for (const word of listed(words)) add(word, { kind: 'number', value })
    for (const [value, words] of scales) for (const word of listed(words)) add(word, { kind: 'scale', value })
    for (const [query, words] of sayings) for (const word of listed(words)) add(word, { kind: 'say', query })
  }
  for (const [value, words] of PAIR_TERMS) for (const word of listed(words)) add(word, { kind: 'pair', value })
  for (const { id, names } of categories) for (const word of known(names).all) addPlain(word, { kind: 'category', id })
  for (const { id, names } of facilities) for (const word of known(names).all) addPlain(word, { kind: 'facility', id })
  for (const { id, names, kind, answers } of questions) {
    const positive = answers.filter((answer) => !NEGATIVE.has(plain(answer)))
    for (const word of known(names).all) addPlain(word, { kind: 'question', id, answers: positive })
    for (const value of answers) {
      const { all, alone } = known([value])
      const isChoice = kind === 'choice'
      // Single letters and words such as "central" or "gas" are only meaningful next to the name of their parameter.
      for (const word of all)
        if (alone.has(word) || isChoice)
          addPlain(word, { kind: 'answer', questionId: id, value, isChoice, isAlone: alone.has(word) })
      if (!alone.has(plain(value)) && !isChoice)
        add(value, { kind: 'answer', questionId: id, value, isChoice, isAlone: true })
    }
  }
  return { root, questionsOf: new Map(categories.map((category) => [category.id, new Set(category.questions)])) }
}

/** Longest sequence of tokens from `at` with a meaning that `pick` accepts. */
export function longest<T>(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  pick: (meanings: readonly Meaning[]) => T | undefined,
): { end: number; value: T } | null {
  let best: { end: number; value: T } | null = null
  const walk = (node: Node, end: number) => {
    const value = node.meanings.length > 0 ? pick(node.meanings) : undefined
    if (value !== undefined && end > (best?.end ?? at)) best = { end, value }
    const token = tokens[end]
    if (!token) return
    for (const key of keysOf(token)) {
      const next = node.next.get(key)
      if (next) walk(next, end + 1)
    }
    // A hyphen joins words that are also written separately.
    if (token.text === '-' && end > at) walk({ next: node.next, meanings: [] }, end + 1)
  }
  walk(lexicon.root, at)
  return best
}

/** All normalised words for an entry with these names. */
export const synonymsOf = (names: readonly string[]): string[] => [...known(names).all]

const keysOf = (token: Token): readonly string[] =>
  token.forms.length > 0 ? token.forms : [token.number === undefined ? token.text : String(token.number)]

const OWN = { roles: ROLE_TERMS, numbers: NUMBER_TERMS, scales: SCALE_TERMS, sayings: IDIOMS }

const listed = (words: string) => words.split(/,\s*/)
/** Signs such as € have no normalised form. */
const wordsOf = (words: string) => (plain(words) || words.trim()).split(' ').filter(Boolean)
const NEGATIVE = new Set(listed(NEGATIVE_ANSWERS).map(plain))

const LINES = SYNONYMS.split('\n')
  .filter(Boolean)
  .map((line) => ({ isAlone: line.startsWith('!'), words: listed(line.replace(/^! /, '')).map(plain) }))
  .map(({ isAlone, words }) => ({ isAlone, words: new Set([...words, ...inOthers(words[0]!)]) }))

/** Words of the other languages for the first word of a line. */
function inOthers(first: string): string[] {
  return MORE.flatMap(({ synonyms }) => synonyms.trim().split('\n'))
    .map((line) => line.split(': ') as [string, string])
    .flatMap(([key, words]) => (plain(key) === first ? listed(words).map(plain) : []))
}

/** All words for an entry with these names, and those that are unambiguous alone. */
function known(names: readonly string[]): { all: Set<string>; alone: Set<string> } {
  const own = names.map(plain)
  // "Plot (m²)" is also called plot, but it is not a synonym of the word plot.
  const all = new Set([...own, ...names.map((name) => plain(name.replace(/\(.*?\)/g, '')))])
  const alone = new Set<string>()
  for (const line of LINES) {
    if (!own.some((name) => line.words.has(name))) continue
    if (line.isAlone) for (const word of line.words) alone.add(word)
    for (const word of line.words) all.add(word)
  }
  all.delete('')
  return { all, alone }
}

function addTerms(root: Node, words: readonly string[], meaning: Meaning) {
  let node = root
  for (const word of words) {
    const next = node.next.get(word) ?? { next: new Map(), meanings: [] }
    node.next.set(word, next)
    node = next
  }
  if (node !== root) node.meanings.push(meaning)
}
