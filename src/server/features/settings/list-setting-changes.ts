import type { listSettingChanges as endpoint } from '#contract/settings-admin.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { countedUpTo } from '#server/db/bounded-count.ts'
import { countSaves, listSaves, type SaveRow } from './admin.sql.ts'

export const listSettingChanges: Handler<typeof endpoint> = async ({ sql }, { key, offset, limit }) => {
  const [saves, count] = await Promise.all([listSaves(sql, { key, offset, limit }), countSaves(sql, key)])
  return { data: saves.map(present), ...countedUpTo(count) }
}

const present = ({ id, at, actorId, actorName, undoesId, changes, canUndo }: SaveRow) => ({
  id,
  at: instantOf(at),
  actor: actorId === null || actorName === null ? null : { id: actorId, name: actorName },
  undoes: undoesId,
  changes,
  can_undo: canUndo,
})
