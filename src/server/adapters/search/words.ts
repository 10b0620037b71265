import { remember } from '#domain/remember.ts'
import type { SearchSql } from './statement.ts'

/** What somebody typed, as the text index takes it. */
export interface Words {
  query: string
  /** What was searched for instead, when a word had to be mended. */
  corrected: string | null
  /** At most so many homes can have these words; null when that cannot be told. */
  documents: number | null
}

interface Row {
  text: string
  query: string
  words:
    | { word: string; documents: number | null; begun: number; likely: string | null; likelyDocuments: number | null }[]
    | null
}

/** More words than this do not make a search narrower. */
const MOST_WORDS = 16

const memory = remember<SearchSql, Words>({ seconds: 5, most: 500 })

/** Reads a text as people search the web: quotes, `or`, `-word`; the last word may be unfinished, and typing errors are mended. */
export const wordsOf = (sql: SearchSql, text: string): Promise<Words> => memory(sql, text, () => readWords(sql, text))

async function readWords(sql: SearchSql, text: string): Promise<Words> {
  const [row] = await sql<Row[]>`
    select q.text, websearch_to_tsquery('simple', q.text)::text as query, (
      select json_agg(json_build_object('word', w.word, 'documents', k.documents, 'begun', w.begun,
        'likely', likely.word, 'likelyDocuments', likely.documents))
      from (
        select word, (select coalesce(sum(b.documents), 0) from lexeme b where b.word >= w.word and b.word < w.word || chr(1114111)) as begun
        from unnest(tsvector_to_array(to_tsvector('simple', q.text))) w (word) limit ${MOST_WORDS}) w
      left join lexeme k on k.word = w.word
      left join lateral (
        select c.word, c.documents from lexeme c
        where k.word is null and char_length(w.word) >= 4 and c.word % w.word and c.documents > 0
        order by c.word <-> w.word, c.documents desc, c.word limit 1) likely on true) as words
    from (select plain_text(${text}) as text) q`
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
  let documents: number | null = /[|!]/.test(query.replace(LEXEME, '')) ? null : Number.POSITIVE_INFINITY
  const mendedQuery = query.replace(LEXEME, (quoted, word: string, at: number) => {
    const known = byWord.get(word.replaceAll("''", "'"))
    const isPrefix = isUnfinished && at === last.index
    const isKnown = !known || known.documents !== null || (isPrefix && known.begun > 0)
    if (isKnown || known.likely === null) {
      const most = isPrefix ? known?.begun : known?.documents
      if (documents !== null) documents = Math.min(documents, most ?? (known ? 0 : documents))
      return isPrefix ? `${quoted}:*` : quoted
    }
    corrected = (corrected ?? text).replaceAll(known.word, known.likely)
    if (documents !== null) documents = Math.min(documents, known.likelyDocuments ?? 0)
    return `'${known.likely.replaceAll("'", "''")}'`
  })
  return { query: mendedQuery, corrected, documents: documents === Number.POSITIVE_INFINITY ? null : documents }
}
