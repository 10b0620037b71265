import type { Context } from '#server/context.ts'
import { notifyParticipant } from './notify-participant.ts'
import { listConfirmedOf, updateViewing } from './queries.ts'

/** Cancels the upcoming viewings of a user before the account is deleted, and notifies the other participants. */
export async function releaseViewings(ctx: Context, userId: number): Promise<void> {
  for (const row of await listConfirmedOf(ctx.sql, userId, ctx.now)) {
    await updateViewing(ctx.sql, row.id, { status: 'cancelled', reason: null }, ctx.now)
    const leaver = row.guestId === userId ? 'guest' : 'host'
    await notifyParticipant(
      ctx,
      { ...row, reason: null },
      leaver === 'guest' ? 'host' : 'guest',
      'viewing-cancelled',
      leaver,
    )
  }
}
