import type { SearchQuery } from '../search-query.ts'
import { NUMBER_WORDS, PAIR_WORDS, ROLE_WORDS, type Role, SCALE_WORDS } from './role-words.ts'
import { SAYINGS } from './sayings.ts'
import { NEGATIVE_ANSWERS, SYNONYMS } from './synonyms.ts'
import { plain, type Token } from './tokens.ts'
import { FRENCH } from './words-fr.ts'
import { HINDI } from './words-hi.ts'

/** What homes are described with, by all its names in all languages. */
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

/** What a word or a run of words can mean. */
export type Meaning =
  | { kind: 'role'; role: Role }
  | { kind: 'number' | 'scale' | 'pair'; value: number }
  | { kind: 'say'; query: SearchQuery }
  | { kind: 'category'; id: number }
  | { kind: 'facility'; id: number }
  /** `isAlone`: it needs no question beside it to be understood. */
  | ({ kind: 'answer'; isAlone: boolean; isChoice: boolean } & Answer)
  /** A question by its name; `answers` are those that do not deny it, none when it takes a number. */
  | { kind: 'question'; id: number; answers: readonly string[] }

interface Node {
  next: Map<string, Node>
  meanings: Meaning[]
}

/** Everything that is understood, as a tree of plain words. */
export interface Lexicon {
  root: Node
  /** The questions that a category asks. */
  questionsOf: ReadonlyMap<number, ReadonlySet<number>>
}

/** The words of one more language, by what they mean. */
export interface LanguageWords {
  roles: Partial<Record<Role, string>>
  numbers: readonly (readonly [number, string])[]
  scales: readonly (readonly [number, string])[]
  sayings: readonly (readonly [SearchQuery, string])[]
  /** Lines of `first word of a line of synonyms: more words`. */
  synonyms: string
}

const MORE: readonly LanguageWords[] = [FRENCH, HINDI]

/** Puts the words of the catalogue beside those of the language. */
export function lexiconOf({ categories, questions, facilities }: Vocabulary): Lexicon {
  const root: Node = { next: new Map(), meanings: [] }
  const add = (words: string, meaning: Meaning) => addWords(root, wordsOf(words), meaning)
  const addPlain = (words: string, meaning: Meaning) => addWords(root, words.split(' '), meaning)
  for (const { roles, numbers, scales, sayings } of [OWN, ...MORE]) {
    for (const [role, words] of Object.entries(roles))
      for (const word of listed(words)) add(word, { kind: 'role', role: role as Role })
    for (const [value, words] of numbers) for (const word of listed(words)) add(word, { kind: 'number', value })
    for (const [value, words] of scales) for (const word of listed(words)) add(word, { kind: 'scale', value })
    for (const [query, words] of sayings) for (const word of listed(words)) add(word, { kind: 'say', query })
  }
  for (const [value, words] of PAIR_WORDS) for (const word of listed(words)) add(word, { kind: 'pair', value })
  for (const { id, names } of categories) for (const word of known(names).all) addPlain(word, { kind: 'category', id })
  for (const { id, names } of facilities) for (const word of known(names).all) addPlain(word, { kind: 'facility', id })
  for (const { id, names, kind, answers } of questions) {
    const positive = answers.filter((answer) => !NEGATIVE.has(plain(answer)))
    for (const word of known(names).all) addPlain(word, { kind: 'question', id, answers: positive })
    for (const value of answers) {
      const { all, alone } = known([value])
      const isChoice = kind === 'choice'
      // Single letters and words such as "central" or "gas" only mean something beside their question.
      for (const word of all)
        if (alone.has(word) || isChoice)
          addPlain(word, { kind: 'answer', questionId: id, value, isChoice, isAlone: alone.has(word) })
      if (!alone.has(plain(value)) && !isChoice)
        add(value, { kind: 'answer', questionId: id, value, isChoice, isAlone: true })
    }
  }
  return { root, questionsOf: new Map(categories.map((category) => [category.id, new Set(category.questions)])) }
}

/** The longest run of tokens from `at` on with a meaning that `pick` takes. */
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
    // A hyphen joins words that are also written apart.
    if (token.text === '-' && end > at) walk({ next: node.next, meanings: [] }, end + 1)
  }
  walk(lexicon.root, at)
  return best
}

/** Every plain word by which something with these names is known. */
export const synonymsOf = (names: readonly string[]): string[] => [...known(names).all]

const keysOf = (token: Token): readonly string[] =>
  token.forms.length > 0 ? token.forms : [token.number === undefined ? token.text : String(token.number)]

const OWN = { roles: ROLE_WORDS, numbers: NUMBER_WORDS, scales: SCALE_WORDS, sayings: SAYINGS }

const listed = (words: string) => words.split(/,\s*/)
/** Signs such as € have no plain form. */
const wordsOf = (words: string) => (plain(words) || words.trim()).split(' ').filter(Boolean)
const NEGATIVE = new Set(listed(NEGATIVE_ANSWERS).map(plain))

const LINES = SYNONYMS.split('\n')
  .filter(Boolean)
  .map((line) => ({ isAlone: line.startsWith('!'), words: listed(line.replace(/^! /, '')).map(plain) }))
  .map(({ isAlone, words }) => ({ isAlone, words: new Set([...words, ...inOthers(words[0]!)]) }))

/** What the other languages say for the first word of a line. */
function inOthers(first: string): string[] {
  return MORE.flatMap(({ synonyms }) => synonyms.trim().split('\n'))
    .map((line) => line.split(': ') as [string, string])
    .flatMap(([key, words]) => (plain(key) === first ? listed(words).map(plain) : []))
}

/** All words by which something with these names is known, and those that need nothing beside them. */
function known(names: readonly string[]): { all: Set<string>; alone: Set<string> } {
  const own = names.map(plain)
  // "Plot (m²)" is also called plot, but is not what others call a plot.
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

function addWords(root: Node, words: readonly string[], meaning: Meaning) {
  let node = root
  for (const word of words) {
    const next = node.next.get(word) ?? { next: new Map(), meanings: [] }
    node.next.set(word, next)
    node = next
  }
  if (node !== root) node.meanings.push(meaning)
}
