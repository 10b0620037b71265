import { type Message, messageOf } from '#domain/messages.ts'
import { storeMessage } from '#domain/word-message.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { Catalogue } from '#server/features/categories/public.ts'
import { type EditedRow, type ListingState, listEdited, outcomeOf } from '#server/features/properties/public.ts'
import { type FeedArchive, isArchived } from './feed-archive.ts'
import { fieldsApart } from './fields-apart.ts'
import { listPhotoHosts, listPhotos } from './photo.sql.ts'
import { isAddress, isPhotoAllowed } from './photos.ts'
import { type ImportRow, keysBefore, listBySlug, listKnown, type Outcome } from './queries.ts'
import type { FeedRow } from './read-feed.ts'
import { externalIdOf, type ReadRow, readRow, targetsOf } from './read-row.ts'
import { wrong } from './row-values.ts'

/** An import in progress, with its archive if it has one. */
export type OpenImport = ImportRow & { archive: FeedArchive | null }

/** A row and the existing listing it refers to, if any. */
export interface Planned {
  line: number
  row: ReadRow
  home: EditedRow | null
  isWithdrawn: boolean
  state: ListingState
  fields: string[]
  /** The photos to set; null if the feed names none or they are unchanged. */
  photos: string[] | null
  /** Notice about parts of an imported row that were left out. */
  note: Message | null
}

/** Determines the effect of these rows without writing; invalid rows are returned as outcomes. */
export async function planRows(
  ctx: Context,
  feed: OpenImport,
  rows: readonly FeedRow[],
  catalogue: Catalogue,
  isDryRun: boolean,
): Promise<{ planned: Planned[]; outcomes: Outcome[] }> {
  const { read, outcomes } = await readRows(ctx, feed, rows, catalogue)
  const planned: Planned[] = []
  const homes = await homesOf(ctx, feed, read, isDryRun)
  const gallery = await galleryOf(ctx, feed, read)
  for (const { line, row } of read) {
    const { home = null, isWithdrawn = false } = homes.get(row.externalId) ?? {}
    try {
      const now = home && (home.pending ?? home.state)
      const state = await outcomeOf(ctx, now, row.change, catalogue)
      if (!home && row.slug) state.slug = row.slug
      const { photos, note } = gallery(row)
      const fields = now ? [...fieldsApart(now, state), ...(photos ? ['photos'] : [])] : []
      if (isWithdrawn) fields.push('status')
      planned.push({ line, row, home, isWithdrawn, state, fields, photos, note })
    } catch (error) {
      outcomes.push(failed(line, row.externalId, error))
    }
  }
  return { planned, outcomes }
}

async function readRows(ctx: Context, feed: OpenImport, rows: readonly FeedRow[], catalogue: Catalogue) {
  const outcomes: Outcome[] = []
  const read: { line: number; row: ReadRow }[] = []
  const targets = rows.map((row) => targetsOf(row, feed.mapping))
  const keys = targets.flatMap((row) => externalIdOf(row) ?? [])
  const seen = await keysBefore(ctx.sql, feed.id, keys, rows[0]!.line)
  for (const [index, row] of rows.entries()) {
    const key = externalIdOf(targets[index]!)
    try {
      const reading = readRow(row, targets[index]!, catalogue, feed.archive !== null)
      if (seen.has(reading.externalId)) throw wrong('external_id', 'api.import-external-id-twice')
      read.push({ line: row.line, row: reading })
    } catch (error) {
      outcomes.push(failed(row.line, key, error))
    }
    if (key) seen.add(key)
  }
  return { read, outcomes }
}

type Read = readonly { row: ReadRow }[]

async function homesOf(ctx: Context, feed: ImportRow, read: Read, isDryRun: boolean) {
  const homes = new Map<string, { home: EditedRow; isWithdrawn: boolean }>()
  const keys = read.map(({ row }) => row.externalId)
  const meant = new Map((await listKnown(ctx.sql, feed.sourceId, keys)).map((item) => [item.externalId, item]))
  const bySlug = read.filter(({ row }) => row.slug && !meant.has(row.externalId))
  const owner = ctx.viewer!.role === 'admin' ? null : ctx.viewer!.id
  const slugs = bySlug.map(({ row }) => row.slug!)
  const bearers = slugs.length > 0 ? await listBySlug(ctx.sql, feed.sourceId, owner, slugs) : []
  const found = new Map(bearers.map(({ slug, id }) => [slug, id] as const))
  for (const { row } of bySlug) {
    const propertyId = found.get(row.slug!)
    if (propertyId) meant.set(row.externalId, { externalId: row.externalId, propertyId, isWithdrawn: false })
  }
  if (meant.size === 0) return homes
  const ids = [...meant.values()].map(({ propertyId }) => propertyId)
  const edited = new Map((await listEdited(ctx.sql, ids, !isDryRun)).map((home) => [home.id, home]))
  for (const [key, { propertyId, isWithdrawn }] of meant) {
    const home = edited.get(propertyId)
    if (home) homes.set(key, { home, isWithdrawn })
  }
  return homes
}

/** Photos that are missing from the archive or on hosts that are not allowed are left out, and the row reports them. */
async function galleryOf(ctx: Context, feed: OpenImport, read: Read) {
  const speaking = read.filter(({ row }) => row.photos !== undefined)
  if (speaking.length === 0) return () => ({ photos: null, note: null })
  const hosts = await listPhotoHosts(ctx.sql)
  const keys = speaking.map(({ row }) => row.externalId)
  const now = await listPhotos(ctx.sql, feed.sourceId, keys)
  return ({ externalId, photos }: ReadRow) => {
    if (photos === undefined) return { photos: null, note: null }
    const named = photos.map((name) => (isAddress(name) ? name : (feed.archive?.addressOf(name) ?? null)))
    const absent = photos.filter((_, index) => named[index] === null)
    const urls = [...new Set(named.filter((url) => url !== null))]
    const allowed = urls.filter((url) => isArchived(url) || isPhotoAllowed(url, hosts))
    const isSame = JSON.stringify(allowed) === JSON.stringify((now.get(externalId) ?? []).map(({ url }) => url))
    const foreign = [...new Set(urls.filter((url) => !allowed.includes(url)).map((url) => new URL(url).host))]
    const [first, second] = [
      ...(foreign.length > 0
        ? [messageOf('api.import-photos-foreign', { hosts: foreign.slice(0, 3).join(', ') })]
        : []),
      ...(absent.length > 0
        ? [messageOf('api.import-photos-absent', { names: absent.slice(0, 3).join(', ').slice(0, 300) })]
        : []),
    ]
    return {
      photos: isSame ? null : allowed,
      note: first && second ? messageOf('api.two-notes', { first, second }) : (first ?? null),
    }
  }
}

/** An `AppError` becomes a failed row of the report; any other error ends the run. */
export function failed(line: number, externalId: string | null, error: unknown): Outcome {
  if (!(error instanceof AppError)) throw error
  const fields = error.facts.field ? [error.facts.field] : []
  return { line, externalId, outcome: 'error', fields, problem: storeMessage(error.said), propertyId: null }
}
