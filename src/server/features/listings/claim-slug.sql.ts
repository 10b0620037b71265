import { freeSlug, slugOf } from '#domain/slug.ts'
import type { Sql } from '#server/db/sql.ts'

/** Leaves room for a numeric suffix: calls accept slugs of up to 200 characters. */
const LONGEST = 180

/**
 * Returns a unique slug. An advisory lock on the slug lasts until the transaction ends, so a parallel call for the same
 * slug waits and then sees the first one's row.
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

/** Keeps letters, digits and hyphens, so that the slug contains no regular-expression operators. */
const escaped = (slug: string) => slug.replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
