import { remember } from '#domain/remember.ts'
import type { SearchSql } from './statement.ts'

/** What somebody typed, as the search takes it. */
export interface Words {
  /** What was searched for instead, when a word had to be mended. */
  corrected: string | null
  /** Words that very many homes have. */
  common: CommonWord[]
  /** All others, in the form of the text index. */
  rare: string | null
  /** At most so many homes can have the others; null when that cannot be told. */
  documents: number | null
}

/** A word, or the beginning of several, that each home says about itself. */
export interface CommonWord {
  /** One of these places of `listing.words_low` and `words_high`. */
  bits: number[]
  /** Or one of these few further words, in the form of the text index. */
  others: string | null
  /** The same for the text index, with at most so many homes. */
  lexeme: string
  documents: number
}

interface Known {
  word: string
  documents: number
  bit: number | null
}

interface Row {
  text: string
  query: string
  words: { word: string; known: Known | null; begun: Known[] | null; likely: Known | null }[] | null
}

/** More words than this do not make a search narrower. */
const MOST_WORDS = 16
/** A beginning that more words share is looked for in the text index. */
const MOST_BEGUN = 60
/** So few homes with a further word are found before all others are asked. */
const FEW_OTHERS = 1000

const memory = remember<SearchSql, Words>({ seconds: 5, most: 500 })

/** Reads a text as people search the web: quotes, `or`, `-word`; the last word may be unfinished, and typing errors are mended. */
export const wordsOf = (sql: SearchSql, text: string): Promise<Words> => memory(sql, text, () => readWords(sql, text))

async function readWords(sql: SearchSql, text: string): Promise<Words> {
  const [row] = await sql.lend(
    (own) => own<Row[]>`
    with known as not materialized (
      select x.word, x.documents, json_build_object('word', x.word, 'documents', x.documents, 'bit', c.bit) as known
      from lexeme x left join common_words c on c.word = x.word)
    select q.text, websearch_to_tsquery('simple', q.text)::text as query, (
      select json_agg(json_build_object('word', w.word, 'likely', likely.known,
        'known', (select k.known from known k where k.word = w.word),
        'begun', (
          select json_agg(b.known) from (
            select b.known from known b where b.word >= w.word and b.word < w.word || chr(1114111) limit ${MOST_BEGUN + 1}) b)))
      from (select word from unnest(tsvector_to_array(to_tsvector('simple', q.text))) w (word) limit ${MOST_WORDS}) w
      left join lateral (
        select c.known from known c
        where char_length(w.word) >= 4 and c.word % w.word and c.documents > 0
          and not exists (select from lexeme k where k.word = w.word)
        order by c.word <-> w.word, c.documents desc, c.word limit 1) likely on true) as words
    from (select plain_text(${text}) as text) q`,
  )
  // `3-room` means both words; only what stands in quotes has to stand side by side.
  return mended(text, text.includes('"') ? row! : { ...row!, query: row!.query.replace(/<(-|\d+)>/g, '&') })
}

const LEXEME = /'((?:[^']|'')*)'(?!:)/g

function mended(typed: string, { text, query, words }: Row): Words {
  const byWord = new Map((words ?? []).map((word) => [word.word, word]))
  const lexemes = [...query.matchAll(LEXEME)]
  const last = lexemes.at(-1)
  const isUnfinished = last !== undefined && /[\p{L}\p{N}]$/u.test(typed) && query[last.index - 1] !== '!'
  let corrected: string | null = null
  const each: { lexeme: string; common: CommonWord | null; documents: number | null }[] = []
  const mendedQuery = query.replace(LEXEME, (quoted, word: string, at: number) => {
    const asked = byWord.get(word.replaceAll("''", "'"))
    const isPrefix = isUnfinished && at === last.index
    const known = isPrefix ? (asked?.begun ?? []) : asked?.known ? [asked.known] : []
    const likely = known.length === 0 ? asked?.likely : null
    if (likely) corrected = (corrected ?? text).replaceAll(asked!.word, likely.word)
    const meant = likely ? [likely] : known
    const lexeme = likely ? quote(likely.word) : isPrefix ? `${quoted}:*` : quoted
    const isTold = asked !== undefined && meant.length <= MOST_BEGUN
    each.push({ lexeme, common: isTold ? commonWord(meant, lexeme) : null, documents: isTold ? sum(meant) : null })
    return lexeme
  })
  const between = query.replace(LEXEME, '')
  const isEach = /^[\s&]*$/.test(between)
  const rare = isEach ? each.filter(({ common }) => common === null) : each
  const documents = Math.min(...rare.map((one) => one.documents ?? Number.POSITIVE_INFINITY))
  return {
    corrected,
    common: isEach ? each.flatMap(({ common }) => common ?? []) : [],
    // A text without any word finds nothing, as its empty query does.
    rare: !isEach
      ? mendedQuery
      : each.length > 0 && rare.length === 0
        ? null
        : rare.map((one) => one.lexeme).join(' & '),
    documents: /[|!]/.test(between) || !Number.isFinite(documents) ? null : documents,
  }
}

function commonWord(words: readonly Known[], lexeme: string): CommonWord | null {
  const bits = words.flatMap(({ bit }) => bit ?? [])
  const others = words.filter(({ bit }) => bit === null)
  if (bits.length === 0 || sum(others) > FEW_OTHERS) return null
  return {
    bits,
    others: others.length === 0 ? null : others.map(({ word }) => quote(word)).join(' | '),
    lexeme,
    documents: sum(words),
  }
}

const sum = (words: readonly Known[]) => words.reduce((total, { documents }) => total + documents, 0)

const quote = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
