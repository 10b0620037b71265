import type { Answer, Input } from '#contract/endpoint.ts'
import type { getProperty as endpoint } from '#contract/properties.ts'
import { NO_QUOTA } from '#domain/package-quota.ts'
import { may } from '#domain/policy.ts'
import type { Context, Handler } from '#server/context.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import { notSubscribed } from '#server/features/packages/public.ts'
import { countListed, countOpened } from '#server/features/statistics/public.ts'
import { detailsByIds } from './list-details.ts'
import { filterOf } from './list-filter.ts'
import { sortOf } from './list-params.ts'
import { presentProperty } from './present.ts'
import { presentCard } from './present-card.ts'
import { findProperty } from './queries.ts'
import { replyMinutesOf } from './reply-time.sql.ts'
import { countView } from './views.sql.ts'
import { mayOpen } from './withhold.ts'

/** Number of parameters of a similar property; clients show four icons, and the rest would be most of the response. */
const ANSWERS_OF_SIMILAR = 4

type Found = Answer<typeof endpoint>

// An unknown and a hidden property give the same response, so slugs cannot be probed.
const NOTHING: Found = { data: [], total: 0, similar_properties: [], reply_minutes: null }

export const getProperty: Handler<typeof endpoint> = async (ctx, input) => {
  if (input.slug_id !== undefined) return showProperty(ctx, { slug: input.slug_id })
  if (input.id !== undefined) return showProperty(ctx, { id: input.id })
  return listProperties(ctx, input)
}

async function listProperties(ctx: Context, input: Input<typeof endpoint>): Promise<Found> {
  const { users_promoted, top_rated, most_liked, offset, limit, ...words } = input
  if (users_promoted && !ctx.viewer) return NOTHING
  const own = users_promoted ? { ownerId: ctx.viewer!.id, promoted: true } : {}
  const filter = { ...(await filterOf(ctx, words)), ...own }
  const sort = sortOf({ most_viewed: top_rated, most_liked })
  const { ids, total } = await ctx.search.page(filter, sort, { offset, limit }, ctx.now)
  countListed(ctx, 'property', ids)
  return { data: await detailsByIds(ctx, ids), total, similar_properties: [], reply_minutes: null }
}

async function showProperty(ctx: Context, by: { slug: string } | { id: number }): Promise<Found> {
  const row = await findProperty(ctx.sql, ctx, by)
  if (!row || !may.seeProperty(ctx.viewer, { ownerId: row.ownerId, isPublic: row.page.isPublic })) return NOTHING
  if (!mayOpen(ctx, row)) throw notSubscribed(ctx.viewer, row.quota ?? NO_QUOTA)
  // Views of the owner are not counted.
  if (row.ownerId === null || row.ownerId !== ctx.viewer?.id) countView(ctx.sql, row.id)
  countOpened(ctx, 'property', row.id)
  const catalogue = await catalogueAt(ctx, row.catalogueVersion)
  const category = catalogue.categories.get(row.card.categoryId)!
  return {
    data: [presentProperty(row, ctx, catalogue)],
    total: 1,
    reply_minutes: row.ownerId === null ? null : await replyMinutesOf(ctx.sql, row.ownerId),
    similar_properties: row.similar.map((home) => presentCard(home, category, ctx, ANSWERS_OF_SIMILAR)),
  }
}
