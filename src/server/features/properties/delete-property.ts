import type { deleteProperty as endpoint } from '#contract/listings.ts'
import type { Context, Handler } from '#server/context.ts'
import { findOwnListing, releaseUnused } from './change-listing.ts'
import { findEdited } from './state.sql.ts'

export const deleteProperty: Handler<typeof endpoint> = async (ctx, { id }) => {
  await removeListing(ctx, id)
  return null
}

/**
 * Deletes a property of the viewer and releases its files, including those of a pending revision. The credit is not
 * refunded.
 */
export async function removeListing(ctx: Context, id: number): Promise<void> {
  const own = await findOwnListing(ctx, { id }, true)
  await releaseUnused(ctx, own.state, null)
  if (own.hasRevision) await releaseUnused(ctx, (await findEdited(ctx.sql, { id }))!.state, null)
  await ctx.sql`delete from properties where id = ${id}`
}
