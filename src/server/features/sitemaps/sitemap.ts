import type { Sql } from '#server/db/sql.ts'
import { type Entry, KINDS, MAX_URLS, type SitemapKind } from './kinds.sql.ts'

/** Rows per query; no connection is held between two, so that a slow crawler does not occupy one. */
const BATCH = 2_000

const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Names of all current files, such as `homes-0`. */
export async function listSitemaps(sql: Sql): Promise<string[]> {
  const names: string[] = []
  for (const [kind, { parts }] of Object.entries(KINDS)) for (const n of await parts(sql)) names.push(`${kind}-${n}`)
  return names
}

/** Renders the sitemap index. */
export const sitemapIndex = (names: readonly string[], baseUrl: string) =>
  `${OPEN}<sitemapindex ${NAMESPACE}>\n${names
    .map((name) => `<sitemap><loc>${escaped(`${baseUrl}/sitemaps/${name}.xml`)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

/** Parses a file name such as `homes-3`; null for an invalid one. */
export function readSitemapName(name: string): { kind: SitemapKind; n: number } | null {
  const [, kind, n] = /^([a-z]+)-(0|[1-9]\d{0,6})$/.exec(name) ?? []
  return kind && Object.hasOwn(KINDS, kind) ? { kind: kind as SitemapKind, n: Number(n) } : null
}

/** Streams one file in chunks. */
export async function* sitemapFile(sql: Sql, { kind, n }: { kind: SitemapKind; n: number }, baseUrl: string) {
  const part = { from: n * MAX_URLS, to: (n + 1) * MAX_URLS }
  yield `${OPEN}<urlset ${NAMESPACE}>\n`
  let after = part.from - 1
  for (;;) {
    const entries: Entry[] = await KINDS[kind].page(sql, after, part, BATCH)
    let piece = ''
    for (const { path, changedAt } of entries) piece += line(baseUrl + path, changedAt)
    if (piece) yield piece
    if (entries.length < BATCH) break
    after = entries.at(-1)!.id
  }
  yield '</urlset>\n'
}

const line = (url: string, changedAt: Date | null) =>
  `<url><loc>${escaped(url)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>\n`

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
