import type { Answer } from '#contract/endpoint.ts'
import type { getProperty as endpoint } from '#contract/properties.ts'
import { isAllowed, NO_QUOTA } from '#domain/package-quota.ts'
import { may } from '#domain/policy.ts'
import type { Context, Handler } from '#server/context.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import { notSubscribed } from '#server/features/packages/public.ts'
import type { DetailRow } from './detail-row.ts'
import { pageOf } from './filter.ts'
import { presentProperty } from './present.ts'
import { presentCard } from './present-card.ts'
import { findProperty, listProperties } from './queries.ts'
import { countView } from './views.ts'

/** Clients draw four icons under a similar home; the rest would be most of the answer's bytes. */
const ANSWERS_OF_SIMILAR = 4

type Found = Answer<typeof endpoint>

// An unknown home and a hidden one answer alike, so slugs cannot be probed.
const NOTHING: Found = { data: [], total: 0, similar_properties: [] }

export const getProperty: Handler<typeof endpoint> = async (ctx, input) => {
  if (input.slug_id !== undefined) return showProperty(ctx, { slug: input.slug_id })
  if (input.id !== undefined) return showProperty(ctx, { id: input.id })
  const { rows, total } = await listProperties(ctx.sql, ctx, pageOf(ctx.sql, input, ctx))
  if (rows.length === 0) return { ...NOTHING, total }
  const catalogue = await catalogueAt(ctx, rows[0]!.catalogueVersion)
  return { data: rows.map((row) => presentProperty(row, ctx, catalogue, ctx.baseUrl)), total, similar_properties: [] }
}

async function showProperty(ctx: Context, by: { slug: string } | { id: number }): Promise<Found> {
  const row = await findProperty(ctx.sql, ctx, by)
  if (!row || !may.seeProperty(ctx.viewer, { ownerId: row.ownerId, isPublic: row.page.isPublic })) return NOTHING
  openPremium(ctx, row)
  countView(ctx.sql, row.id)
  const catalogue = await catalogueAt(ctx, row.catalogueVersion)
  const category = catalogue.categories.get(row.card.categoryId)!
  return {
    data: [presentProperty(row, ctx, catalogue, ctx.baseUrl)],
    total: 1,
    similar_properties: row.similar?.map((home) => presentCard(home, category, ctx, ANSWERS_OF_SIMILAR)) ?? [],
  }
}

/** A premium home opens for its owner, for staff and for those whose package says so. */
function openPremium({ viewer }: Context, row: DetailRow) {
  const quota = row.quota ?? NO_QUOTA
  if (
    may.openProperty(
      viewer,
      { ownerId: row.ownerId, isPremium: row.card.isPremium },
      isAllowed(quota, 'premium_properties'),
    )
  )
    return
  throw notSubscribed(viewer, quota)
}
