import type { Context } from '#server/context.ts'
import { listStandingOf, updateViewing } from './queries.ts'
import { tellSide } from './tell.ts'

/** Somebody leaves for good: whoever was to meet them is told while there is still something to tell. */
export async function releaseViewings(ctx: Context, userId: number): Promise<void> {
  for (const row of await listStandingOf(ctx.sql, userId, ctx.now)) {
    await updateViewing(ctx.sql, row.id, { status: 'cancelled', reason: null }, ctx.now)
    const leaver = row.guestId === userId ? 'guest' : 'host'
    await tellSide(ctx, { ...row, reason: null }, leaver === 'guest' ? 'host' : 'guest', 'viewing-cancelled', leaver)
  }
}
