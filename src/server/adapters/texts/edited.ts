import type postgres from 'postgres'
import { type AddedLanguage, NO_EDITS, type TextEdits } from '#domain/translation-overrides.ts'
import { createTtlCache } from '#domain/ttl-cache.ts'
import type { TextSource } from './port.ts'

type Texts = Readonly<Record<string, string>>
type Sql = postgres.Sql<{ bigint: number | string; numeric: number | string }>

/** Texts of the build with the operator's overrides, which are reloaded every few seconds. */
export function editedTexts(sql: Sql, built: Pick<TextSource, 'shipped'>, seconds = 2): TextSource {
  const recall = createTtlCache<Sql, TextEdits>({ seconds, most: 1 })
  let laid = new Map<string, Promise<Texts | null>>()
  let last = NO_EDITS
  let fallback = 'en'
  const load = async () => {
    const now = await readEdits(sql, last)
    fallback = await readFallback(sql)
    if (now !== last) laid = new Map()
    last = now
    return last
  }
  // Falls back to the last known overrides while the database is unreachable.
  const edits = () => recall(sql, '', load).catch(() => last)
  const lay = async (code: string): Promise<Texts | null> => {
    const own = last.of[code]
    const base = last.added[code]?.base
    const below = (await built.shipped(code)) ?? (base ? await layOnce(base) : own ? await built.shipped('en') : null)
    return below && own ? { ...below, ...own } : below
  }
  const layOnce = (code: string) => {
    if (!last.of[code] && !last.added[code]) return built.shipped(code)
    const known = laid.get(code) ?? lay(code)
    laid.set(code, known)
    return known
  }
  return {
    ...built,
    edits,
    added() {
      edits()
      return Object.keys(last.added).filter((code) => last.added[code]!.isActive)
    },
    fallback() {
      edits()
      return fallback
    },
    // Called inside transactions: waiting for a second connection there could exhaust the pool, so the overrides are
    // refreshed in the background.
    async find(code) {
      edits()
      return layOnce(code)
    },
  }
}

const readFallback = async (sql: Sql): Promise<string> =>
  (await sql<{ value: string }[]>`select value from settings where key = 'default_language'`)[0]?.value ?? 'en'

async function readEdits(sql: Sql, last: TextEdits): Promise<TextEdits> {
  const [stand] = await sql<{ version: string }[]>`
    select case when e.count = 0 and g.count = 0 then ''
      else concat_ws(' ', e.count, extract(epoch from e.newest), g.count, extract(epoch from g.newest)) end as version
    from (select count(*), max(updated_at) as newest from text_edits) e,
      (select count(*), max(updated_at) as newest from languages where base_code is not null) g`
  const { version } = stand!
  if (version === last.version) return last
  const rows = await sql<{ code: string; texts: Record<string, string> }[]>`
    select language_code as code, json_object_agg(key, value) as texts from text_edits group by 1`
  const added = await sql<({ code: string } & AddedLanguage)[]>`
    select code, base_code as base, is_rtl as "isRtl", is_active as "isActive" from languages where base_code is not null`
  return {
    version,
    of: Object.fromEntries(rows.map(({ code, texts }) => [code, texts])),
    added: Object.fromEntries(added.map(({ code, ...language }) => [code, language])),
  }
}
