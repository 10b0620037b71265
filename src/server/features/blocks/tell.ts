import type { Sql } from '#server/db/sql.ts'
import { DESK, emit } from '#server/features/live/public.ts'
import { findBlocks, type Pair } from './queries.ts'

/** Open pages of both sides learn at once how they stand, so that nobody goes on typing in vain. */
export async function tellBlocks(sql: Sql, { me, other }: Pair): Promise<void> {
  const { byMe, byOther } = await findBlocks(sql, { me, other })
  const tell = (to: Pair['me'], about: Pair['me'], isMine: boolean, isTheirs: boolean) =>
    emit(sql, [to ?? DESK], {
      kind: 'block',
      data: { user_id: about ?? DESK, is_blocked_by_me: isMine, is_blocked_by_user: isTheirs },
    })
  await tell(me, other, byMe, byOther)
  await tell(other, me, byOther, byMe)
}
