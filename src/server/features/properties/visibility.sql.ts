import type { PropertyKind } from '#domain/property-status.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'

/** Whether property `p` is public; `o` is its owner, if any. */
export const IS_PUBLIC = `(
  p.is_active and p.request_status = 'approved' and not p.is_private and coalesce(o.is_active, true))`

/** SQL equivalent of `may.seeProperty` for the viewer in `ask`, for lists. */
export const IS_VISIBLE = `(${IS_PUBLIC} or ask.is_admin or p.owner_id = ask.viewer_id)`

/**
 * Whether property `p` belongs to `owner` (null is the site) and is not public; its photo URLs are then signed for that
 * owner.
 */
export const isOwnHidden = (owner: string) => `(
  p.owner_id is not distinct from ${owner} and not (p.is_active and p.request_status = 'approved' and not p.is_private))`

/** Fields that decide who may do what with a property. */
export interface VisibilityRow {
  id: number
  ownerId: number | null
  kind: PropertyKind
  isPublic: boolean
}

/** Finds the fields that decide visibility, without content. */
export const findVisibility = (sql: Sql, by: { slug: string } | { id: number }): Promise<VisibilityRow | null> =>
  maybeOne(sql<VisibilityRow[]>`
    select p.id, p.owner_id as "ownerId", p.property_type as kind, ${sql.unsafe(IS_PUBLIC)} as "isPublic"
    from properties p left join users o on o.id = p.owner_id
    where ${'slug' in by ? sql`p.slug = ${by.slug}` : sql`p.id = ${by.id}`}`)
