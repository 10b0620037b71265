import type { Sql } from '#server/db/sql.ts'
import { emit, SUPPORT_ID } from '#server/features/live/public.ts'
import { findBlocks, type Pair } from './queries.ts'

/** Sends both participants' open pages the new block status, so that the message form is disabled at once. */
export async function notifyBlockChange(sql: Sql, { me, other }: Pair): Promise<void> {
  const { byMe, byOther } = await findBlocks(sql, { me, other })
  const tell = (to: Pair['me'], about: Pair['me'], isMine: boolean, isTheirs: boolean) =>
    emit(sql, [to ?? SUPPORT_ID], {
      kind: 'block',
      data: { user_id: about ?? SUPPORT_ID, is_blocked_by_me: isMine, is_blocked_by_user: isTheirs },
    })
  await tell(me, other, byMe, byOther)
  await tell(other, me, byOther, byMe)
}
