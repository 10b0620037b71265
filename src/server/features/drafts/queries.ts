import type { ListingDraft, ListingKind } from '#domain/listing-draft.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

export interface DraftRow {
  id: number
  key: string
  kind: ListingKind
  propertyId: number | null
  projectId: number | null
  step: string
  version: number
  data: Partial<ListingDraft>
  publishedAt: Date | null
  updatedAt: Date
}

const DRAFT = `id, key, kind, property_id as "propertyId", project_id as "projectId", step, version, data,
  published_at as "publishedAt", updated_at as "updatedAt"`

/** Drafts are looked up by owner and key together, so a key alone grants no access. */
export const findDraft = (sql: Sql, ownerId: number, key: string): Promise<DraftRow | null> =>
  maybeOne(sql<DraftRow[]>`
    select ${sql.unsafe(DRAFT)} from listing_drafts where owner_id = ${ownerId} and key = ${key}`)

/** The same with a row lock, so that parallel saves and publish calls are serialised. */
export const lockDraft = (sql: Sql, ownerId: number, key: string): Promise<DraftRow | null> =>
  maybeOne(sql<DraftRow[]>`
    select ${sql.unsafe(DRAFT)} from listing_drafts where owner_id = ${ownerId} and key = ${key} for update`)

/** The user's latest unfinished edit of a listing. */
export const findDraftOf = (sql: Sql, ownerId: number, listing: ListingRef): Promise<DraftRow | null> =>
  maybeOne(sql<DraftRow[]>`
    select ${sql.unsafe(DRAFT)} from listing_drafts
    where owner_id = ${ownerId} and published_at is null and ${sql(column(listing.kind))} = ${listing.id}
    order by updated_at desc limit 1`)

export interface ListingRef {
  kind: ListingKind
  id: number
}

/** The listing that a draft created or edits, and whether it has an edit in review. */
export const findListing = (sql: Sql, { kind, id }: ListingRef) =>
  one(sql<{ slug: string; requestStatus: string; hasRevision: boolean }[]>`
    select slug, request_status as "requestStatus",
      exists (select from listing_revisions r where r.${sql(column(kind))} = ${id} and r.status = 'pending') as "hasRevision"
    from ${sql(kind === 'property' ? 'properties' : 'projects')} where id = ${id}`)

const column = (kind: ListingKind) => (kind === 'property' ? 'property_id' : 'project_id')

export async function countDrafts(sql: Sql, ownerId: number): Promise<number> {
  const { count } = await one(sql<{ count: number }[]>`
    select count(*) from listing_drafts where owner_id = ${ownerId} and published_at is null`)
  return count
}

export interface HeadRow extends Pick<DraftRow, 'key' | 'kind' | 'step' | 'updatedAt'> {
  title: string | null
  image: ImageRow | null
  slug: string | null
}

export const listHeads = (sql: Sql, ownerId: number, kind: ListingKind | null) => sql<HeadRow[]>`
  select d.key, d.kind, d.step, d.updated_at as "updatedAt", d.data ->> 'title' as title, coalesce(p.slug, j.slug) as slug,
    (select ${sql.unsafe(IMAGE)} from media m where m.id = (d.data -> 'photos' ->> 0)::bigint) as image
  from listing_drafts d
  left join properties p on p.id = d.property_id
  left join projects j on j.id = d.project_id
  where d.owner_id = ${ownerId} and d.published_at is null and (${kind}::text is null or d.kind = ${kind})
  order by d.updated_at desc`

export interface NewDraft {
  ownerId: number
  key: string
  kind: ListingKind
  listing: ListingRef | null
  data: Partial<ListingDraft>
  files: readonly { mediaId: number; slot: string }[]
  now: Date
}

/** Does nothing if a parallel call inserted the draft first. */
export const insertDraft = (sql: Sql, draft: NewDraft) => sql`
  with made as (
    insert into listing_drafts (owner_id, key, kind, property_id, project_id, data, created_at, updated_at)
    values (${draft.ownerId}, ${draft.key}, ${draft.kind}, ${draft.listing?.kind === 'property' ? draft.listing.id : null},
      ${draft.listing?.kind === 'project' ? draft.listing.id : null}, ${sql.json(draft.data as never)}, ${draft.now}, ${draft.now})
    on conflict (owner_id, key) do nothing returning id
  )
  insert into listing_draft_files (draft_id, media_id, slot)
  select made.id, f.media_id, f.slot from made,
    jsonb_to_recordset(${sql.json(draft.files.map(({ mediaId, slot }) => ({ media_id: mediaId, slot })))}) f (media_id bigint, slot text)
  on conflict do nothing`

/** Merges the changed fields into the stored ones. */
export const mergeDraft = (sql: Sql, id: number, change: { step: string; data: Partial<ListingDraft>; now: Date }) =>
  one(sql<DraftRow[]>`
    update listing_drafts set data = data || ${sql.json(change.data as never)}, step = ${change.step}, version = version + 1,
      updated_at = ${change.now}
    where id = ${id} returning ${sql.unsafe(DRAFT)}`)

export const deleteDraftOf = (sql: Sql, ownerId: number, key: string) =>
  sql<{ id: number }[]>`delete from listing_drafts where owner_id = ${ownerId} and key = ${key} returning id`

/** Reduces a published draft to its owner and its listing. */
export async function closeDraft(sql: Sql, id: number, listing: ListingRef, now: Date) {
  await sql`
    update listing_drafts set published_at = ${now}, data = '{}', ${sql(column(listing.kind))} = ${listing.id} where id = ${id}`
  await sql`delete from listing_draft_files where draft_id = ${id}`
}

/** Deletes other unfinished edits of the same listing, which would restore replaced data. */
export const deleteSiblings = (sql: Sql, ownerId: number, id: number, listing: ListingRef) => sql`
  delete from listing_drafts
  where owner_id = ${ownerId} and id <> ${id} and published_at is null and ${sql(column(listing.kind))} = ${listing.id}`

export const deleteClosedDrafts = (sql: Sql, before: Date) =>
  sql`delete from listing_drafts where published_at < ${before}`
