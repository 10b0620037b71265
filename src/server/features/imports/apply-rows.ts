import { createHash } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { type Catalogue, currentCatalogue } from '#server/features/categories/public.ts'
import { approvalOf } from '#server/features/listings/public.ts'
import { takeUnit } from '#server/features/packages/public.ts'
import {
  changeListing,
  type EditedRow,
  insertListings,
  type ListingState,
  listEdited,
  moveOwn,
  outcomeOf,
  takeListingIds,
} from '#server/features/properties/public.ts'
import { requireCompleteProfile, requireVerification } from '#server/features/standing/public.ts'
import { fieldsApart } from './fields-apart.ts'
import { type ImportRow, keepKnown, keysBefore, listBySlug, listKnown, type Outcome } from './queries.ts'
import type { FeedRow } from './read-feed.ts'
import { externalIdOf, type ReadRow, readRow, targetsOf, wrong } from './read-row.ts'

/** A row with the home it means, if there is one. */
interface Planned {
  line: number
  row: ReadRow
  home: EditedRow | null
  isWithdrawn: boolean
  state: ListingState
  fields: string[]
}

/** In a transaction: `step` undoes its own part alone when it fails. */
export type Step = <T>(work: (ctx: Context) => Promise<T>) => Promise<T>

/** Deals with some rows, or says what would become of them. */
export async function applyRows(
  ctx: Context,
  step: Step,
  feed: ImportRow,
  rows: readonly FeedRow[],
  isDryRun: boolean,
): Promise<Outcome[]> {
  const catalogue = await currentCatalogue(ctx)
  const { planned, outcomes } = await plan(ctx, feed, rows, catalogue, isDryRun)
  if (isDryRun) return [...outcomes, ...planned.map((item) => said(item, item.home?.id ?? null))]
  const known: { externalId: string; propertyId: number }[] = []
  const settle = (item: Planned, propertyId: number) => {
    known.push({ externalId: item.row.externalId, propertyId })
    outcomes.push(said(item, propertyId))
  }
  for (const item of planned) {
    if (!item.home) continue
    try {
      await step((inner) => change(inner, item, item.home!))
      settle(item, item.home.id)
    } catch (error) {
      outcomes.push(failed(item.line, item.row.externalId, error))
    }
  }
  const isSites = ctx.viewer!.role === 'admin'
  const fresh = planned.filter(({ home }) => !home)
  const ids = await takeListingIds(ctx, fresh.length)
  const paid: { item: Planned; id: number }[] = []
  if (fresh.length > 0 && !isSites) {
    await requireCompleteProfile(ctx)
    await requireVerification(ctx)
  }
  for (const [index, item] of fresh.entries()) {
    try {
      const id = ids[index]!
      // Before the home is written, so that a refusal leaves no trace in its history.
      if (!isSites) await step((inner) => takeUnit(inner, 'property_list', { kind: 'property', id }))
      paid.push({ item, id })
    } catch (error) {
      outcomes.push(failed(item.line, item.row.externalId, error))
    }
  }
  const { isNewApproved } = await approvalOf(ctx)
  await insertListings(
    ctx,
    paid.map(({ item, id }) => ({ id, state: item.state, suffix: suffixOf(feed.sourceId, item.row.externalId) })),
    { ownerId: isSites ? null : ctx.viewer!.id, requestStatus: isNewApproved ? 'approved' : 'pending' },
  )
  for (const { item, id } of paid) settle(item, id)
  await keepKnown(ctx.sql, feed.sourceId, known)
  return outcomes
}

async function plan(ctx: Context, feed: ImportRow, rows: readonly FeedRow[], catalogue: Catalogue, isDryRun: boolean) {
  const outcomes: Outcome[] = []
  const read: { line: number; row: ReadRow }[] = []
  const seen = await keysBefore(ctx.sql, feed.id, keysOf(feed, rows), rows[0]!.line)
  for (const row of rows) {
    const targets = targetsOf(row, feed.mapping)
    const key = externalIdOf(targets)
    try {
      const reading = readRow(row, targets, catalogue)
      if (seen.has(reading.externalId)) throw wrong('external_id', 'external_id stands on an earlier line already')
      read.push({ line: row.line, row: reading })
    } catch (error) {
      outcomes.push(failed(row.line, key, error))
    }
    if (key) seen.add(key)
  }
  const planned: Planned[] = []
  const homes = await homesOf(ctx, feed, read, isDryRun)
  for (const { line, row } of read) {
    const { home = null, isWithdrawn = false } = homes.get(row.externalId) ?? {}
    try {
      const now = home && (home.pending ?? home.state)
      const state = await outcomeOf(ctx, now, row.change, catalogue)
      if (!home && row.slug) state.slug = row.slug
      const fields = now ? fieldsApart(now, state) : []
      planned.push({ line, row, home, isWithdrawn, state, fields: isWithdrawn ? [...fields, 'status'] : fields })
    } catch (error) {
      outcomes.push(failed(line, row.externalId, error))
    }
  }
  return { planned, outcomes }
}

const keysOf = (feed: ImportRow, rows: readonly FeedRow[]) =>
  rows.flatMap((row) => externalIdOf(targetsOf(row, feed.mapping)) ?? [])

async function homesOf(ctx: Context, feed: ImportRow, read: readonly { row: ReadRow }[], isDryRun: boolean) {
  const homes = new Map<string, { home: EditedRow; isWithdrawn: boolean }>()
  const known = await listKnown(
    ctx.sql,
    feed.sourceId,
    read.map(({ row }) => row.externalId),
  )
  const meant = new Map(known.map((item) => [item.externalId, item]))
  const bySlug = read.filter(({ row }) => row.slug && !meant.has(row.externalId))
  const owner = ctx.viewer!.role === 'admin' ? null : ctx.viewer!.id
  const found = await listBySlug(
    ctx.sql,
    feed.sourceId,
    owner,
    bySlug.map(({ row }) => row.slug!),
  )
  const ids = new Map(found.map(({ slug, id }) => [slug, id]))
  for (const { row } of bySlug) {
    const propertyId = ids.get(row.slug!)
    if (propertyId) meant.set(row.externalId, { externalId: row.externalId, propertyId, isWithdrawn: false })
  }
  const rows = await listEdited(
    ctx.sql,
    [...meant.values()].map(({ propertyId }) => propertyId),
    !isDryRun,
  )
  const edited = new Map(rows.map((home) => [home.id, home]))
  for (const [key, { propertyId, isWithdrawn }] of meant) {
    const home = edited.get(propertyId)
    if (home) homes.set(key, { home, isWithdrawn })
  }
  return homes
}

async function change(ctx: Context, { fields, row, isWithdrawn }: Planned, home: EditedRow) {
  if (fields.some((field) => field !== 'status')) await changeListing(ctx, home.id, row.change)
  if (isWithdrawn)
    await moveOwn(
      ctx,
      home.id,
      ({ requestStatus, isActive }) => (requestStatus !== 'approved' || isActive ? 'stay' : 'show'),
      'The home cannot be shown again',
    )
}

const said = ({ line, row, home, fields }: Planned, propertyId: number | null): Outcome => ({
  line,
  externalId: row.externalId,
  outcome: home ? (fields.length > 0 ? 'changed' : 'unchanged') : 'created',
  fields,
  problem: null,
  propertyId,
})

/** Only what is meant for people becomes a line of the report; a defect ends the run. */
function failed(line: number, externalId: string | null, error: unknown): Outcome {
  if (!(error instanceof AppError)) throw error
  const fields = error.facts.field ? [error.facts.field] : []
  return { line, externalId, outcome: 'error', fields, problem: error.message, propertyId: null }
}

/** The same for the same home of the same source, and nothing that can be guessed from others. */
const suffixOf = (sourceId: number, externalId: string) =>
  createHash('sha256').update(`${sourceId} ${externalId}`).digest('hex').slice(0, 10)
