import type { PropertyKind } from '#domain/property-status.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'

/** Whether anyone may see home `p`, whose owner is `o` or nobody. */
export const IS_PUBLIC = `(
  p.is_active and p.request_status = 'approved' and not p.is_private and coalesce(o.is_active, true))`

/** Whether `ask` may see it: what `may.seeProperty` says, for lists that are too long to be asked one by one. */
export const IS_VISIBLE = `(${IS_PUBLIC} or ask.is_admin or p.owner_id = ask.viewer_id)`

/** What decides who may do what with a home. */
export interface StandingRow {
  id: number
  ownerId: number | null
  kind: PropertyKind
  isPublic: boolean
}

/** How a home stands, without what it looks like. */
export const findStanding = (sql: Sql, by: { slug: string } | { id: number }): Promise<StandingRow | null> =>
  maybeOne(sql<StandingRow[]>`
    select p.id, p.owner_id as "ownerId", p.property_type as kind, ${sql.unsafe(IS_PUBLIC)} as "isPublic"
    from properties p left join users o on o.id = p.owner_id
    where ${'slug' in by ? sql`p.slug = ${by.slug}` : sql`p.id = ${by.id}`}`)
