import type { SITE_OCCUPANTS } from '#contract/site-archives.ts'
import { messageOf } from '#domain/messages.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'

/** What a site has that an import would destroy. */
type Occupant = (typeof SITE_OCCUPANTS)[number]

/** The first thing found that makes a site more than an empty one; the account of whoever asks does not count. */
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

/** An import replaces everything, so there must be nothing. */
export async function requireEmpty(sql: Sql, askedBy: number | null): Promise<void> {
  const what = await findOccupant(sql, askedBy)
  if (what) throw new AppError('refused', messageOf('api.archive-not-empty', { what }))
}
