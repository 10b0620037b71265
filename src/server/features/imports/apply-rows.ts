import { createHash } from 'node:crypto'
import { may } from '#domain/policy.ts'
import { storeMessage } from '#domain/word-message.ts'
import type { Context } from '#server/context.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { approvalOf } from '#server/features/listings/public.ts'
import { consumeCredits } from '#server/features/packages/public.ts'
import {
  changeListing,
  type EditedRow,
  insertListings,
  moveOwn,
  reserveListingIds,
} from '#server/features/properties/public.ts'
import { requireCompleteProfile, requireVerification } from '#server/features/publishing-requirements/public.ts'
import type { Step } from '#server/jobs/run-as-user.ts'
import { savePhotos } from './photo.sql.ts'
import { failed, type OpenImport, type Planned, planRows } from './plan-rows.ts'
import { filterKnown, type ImportRow, type Outcome } from './queries.ts'
import type { FeedRow } from './read-feed.ts'

/** Applies a batch of rows, or in a dry run only reports what would happen to them. */
export async function applyRows(
  ctx: Context,
  step: Step,
  feed: OpenImport,
  rows: readonly FeedRow[],
  isDryRun: boolean,
): Promise<Outcome[]> {
  const catalogue = await currentCatalogue(ctx)
  const { planned, outcomes } = await planRows(ctx, feed, rows, catalogue, isDryRun)
  const fresh = planned.filter(({ home }) => !home)
  // Checked in the preview too, so that the user learns about it before mapping columns.
  if (fresh.length > 0 && !isFree(ctx, feed)) {
    await requireCompleteProfile(ctx)
    await requireVerification(ctx)
  }
  if (isDryRun) return [...outcomes, ...planned.map((item) => said(item, item.home?.id ?? null))]
  const settled: { item: Planned; propertyId: number }[] = []
  for (const item of planned) {
    if (!item.home) continue
    try {
      await step((inner) => change(inner, item, item.home!))
      settled.push({ item, propertyId: item.home.id })
    } catch (error) {
      outcomes.push(failed(item.line, item.row.externalId, error))
    }
  }
  const { paid, unpaid } = await pay(ctx, feed, fresh)
  await insertFresh(ctx, feed, paid)
  settled.push(...paid)
  await filterKnown(
    ctx.sql,
    feed.sourceId,
    settled.map(({ item, propertyId }) => ({ externalId: item.row.externalId, propertyId })),
  )
  const pictured = settled.flatMap(({ item: { row, photos } }) =>
    photos ? [{ externalId: row.externalId, photos }] : [],
  )
  await savePhotos(ctx.sql, feed.sourceId, pictured)
  return [...outcomes, ...unpaid, ...settled.map(({ item, propertyId }) => said(item, propertyId))]
}

async function change(ctx: Context, { fields, row, isWithdrawn }: Planned, home: EditedRow) {
  if (fields.some((field) => field !== 'status' && field !== 'photos')) await changeListing(ctx, home.id, row.change)
  if (isWithdrawn)
    await moveOwn(
      ctx,
      home.id,
      ({ requestStatus, isActive }) => (requestStatus !== 'approved' || isActive ? 'stay' : 'show'),
      'api.property-not-shown',
    )
}

/** Listings of the site consume no credits, nor do those that staff import with limits waived. */
const isFree = ({ viewer }: Context, { waivesLimits }: ImportRow) => may.administer(viewer) || waivesLimits

/**
 * Consumes the credits of new listings before they are inserted, so that a refusal leaves no trace in their history.
 */
async function pay(ctx: Context, feed: ImportRow, fresh: readonly Planned[]) {
  const ids = await reserveListingIds(ctx, fresh.length)
  const numbered = fresh.map((item, index) => ({ item, propertyId: ids[index]! }))
  if (isFree(ctx, feed)) return { paid: numbered, unpaid: [] }
  const { paid, refusal } = await consumeCredits(ctx, 'property_list', { kind: 'property', ids })
  const unpaid = numbered.slice(paid).map(({ item }) => failed(item.line, item.row.externalId, refusal))
  return { paid: numbered.slice(0, paid), unpaid }
}

async function insertFresh(
  ctx: Context,
  feed: ImportRow,
  paid: readonly { item: Planned; propertyId: number }[],
): Promise<void> {
  const { isNewApproved } = await approvalOf(ctx)
  await insertListings(
    ctx,
    paid.map(({ item, propertyId }) => ({
      id: propertyId,
      state: item.state,
      suffix: suffixOf(feed.sourceId, item.row.externalId),
    })),
    {
      ownerId: may.administer(ctx.viewer) ? null : ctx.viewer!.id,
      requestStatus: isNewApproved ? 'approved' : 'pending',
    },
  )
}

const said = ({ line, row, home, fields, note }: Planned, propertyId: number | null): Outcome => ({
  line,
  externalId: row.externalId,
  outcome: home ? (fields.length > 0 ? 'changed' : 'unchanged') : 'created',
  fields,
  problem: note && storeMessage(note),
  propertyId,
})

/** Slug suffix: stable per source and external id, and not guessable from other listings. */
const suffixOf = (sourceId: number, externalId: string) =>
  createHash('sha256').update(`${sourceId} ${externalId}`).digest('hex').slice(0, 10)
