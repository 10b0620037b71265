import { freeSlug, slugOf } from '#domain/slug.ts'
import type { Sql } from '#server/db/sql.ts'

/** Leaves room for a number behind it: calls take slugs of up to 200 letters. */
const LONGEST = 180

/**
 * A slug that nobody else has or gets: the lock on its words lasts until the end of the transaction, so of two who ask
 * for the same at once the second sees the first one's.
 */
export async function claimSlug(
  sql: Sql,
  table: 'properties' | 'projects',
  wanted: { slug?: string | undefined; title: string },
  ownId = 0,
): Promise<string> {
  const words = slugOf(wanted.slug ?? '') || slugOf(wanted.title) || (table === 'properties' ? 'property' : 'project')
  const base = [...words].slice(0, LONGEST).join('').replace(/-$/, '')
  for (;;) {
    const taken = await sql<{ slug: string }[]>`
      select slug from ${sql(table)} where id <> ${ownId} and (slug = ${base} or slug ~ ${`^${escaped(base)}-[0-9]+$`})`
    const slug = freeSlug(base, new Set(taken.map((row) => row.slug)))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${slug}`}, 0))`
    const [other] = await sql`select from ${sql(table)} where slug = ${slug} and id <> ${ownId}`
    if (!other) return slug
  }
}

/** Letters, digits and hyphens are all that a slug has; nothing of it means something to a pattern. */
const escaped = (slug: string) => slug.replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
