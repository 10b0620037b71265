import type { SITE_OCCUPANTS } from '#contract/site-archives.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'

/** Content of a site that an import would destroy. */
type Occupant = (typeof SITE_OCCUPANTS)[number]

const REFUSALS = {
  people: 'api.archive-has-users',
  properties: 'api.archive-has-properties',
  projects: 'api.archive-has-projects',
  articles: 'api.archive-has-articles',
  payments: 'api.archive-has-payments',
} as const satisfies Record<Occupant, string>

/** The first content that makes a site non-empty; the account of the requesting administrator does not count. */
export async function findOccupant(sql: Sql, askedBy: number | null): Promise<Occupant | null> {
  const found = await maybeOne(sql<{ what: Occupant }[]>`
    select case
      when exists (select from users where id is distinct from ${askedBy}::bigint) then 'people'
      when exists (select from properties) then 'properties'
      when exists (select from projects) then 'projects'
      when exists (select from articles) then 'articles'
      when exists (select from payment_transactions) then 'payments'
    end as what`)
  return found?.what ?? null
}

/** Throws unless the site is empty, because an import replaces everything. */
export async function requireEmpty(sql: Sql, askedBy: number | null): Promise<void> {
  const what = await findOccupant(sql, askedBy)
  if (what) throw new AppError('refused', REFUSALS[what])
}
