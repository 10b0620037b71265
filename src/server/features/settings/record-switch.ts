import { settingOf } from '#domain/site-settings.ts'
import type { Context } from '#server/context.ts'
import { insertSave, listValues, takeTurn, upsertSetting } from './admin.sql.ts'

/** Saves a setting that another page shows as a switch, with an entry in the history; false when it is unchanged. */
export async function recordSwitch({ sql, viewer, now }: Context, key: string, isOn: boolean): Promise<boolean> {
  await takeTurn(sql)
  const before = (await listValues(sql)).get(key) ?? null
  const after = isOn ? '1' : '0'
  if (before === after) return false
  await upsertSetting(sql, key, after, settingOf(key)?.isPublic ?? false)
  await insertSave(sql, { actorId: viewer!.id, undoesId: null, at: now }, [{ key, before, after }])
  return true
}
