import type postgres from 'postgres'
import { remember } from '#domain/remember.ts'
import { NO_EDITS, type TextEdits } from '#domain/text-edits.ts'
import type { TextSource } from './port.ts'

type Sql = postgres.Sql<{ bigint: number | string; numeric: number | string }>

/** The texts of the build with what the operator wrote over them, which is looked for every few seconds. */
export function editedTexts(sql: Sql, built: Pick<TextSource, 'shipped'>, seconds = 2): TextSource {
  const recall = remember<Sql, TextEdits>({ seconds, most: 1 })
  const laid = new WeakMap<object, Readonly<Record<string, string>>>()
  let last = NO_EDITS
  const load = async () => {
    last = await readEdits(sql, last)
    return last
  }
  // A text is worth saying also while the database is away.
  const edits = () => recall(sql, '', load).catch(() => last)
  return {
    ...built,
    edits,
    // Asked in the middle of transactions: waiting there for another connection, each of them would hold the last one.
    async find(code) {
      edits()
      const own = last.of[code]
      const texts = (await built.shipped(code)) ?? (own ? await built.shipped('en') : null)
      if (!texts || !own) return texts
      const known = laid.get(own) ?? { ...texts, ...own }
      laid.set(own, known)
      return known
    },
  }
}

async function readEdits(sql: Sql, last: TextEdits): Promise<TextEdits> {
  const [stand] = await sql<{ version: string }[]>`
    select case when count(*) = 0 then '' else concat(count(*), ' ', extract(epoch from max(updated_at))) end as version from text_edits`
  const { version } = stand!
  if (version === last.version) return last
  const rows = await sql<{ code: string; texts: Record<string, string> }[]>`
    select language_code as code, json_object_agg(key, value) as texts from text_edits group by 1`
  return { version, of: Object.fromEntries(rows.map(({ code, texts }) => [code, texts])) }
}
