import type { undoSettings as endpoint } from '#contract/settings-admin.ts'
import { messageOf } from '#domain/messages.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { isUndone, listChangesOf, listValues, takeTurn } from './admin.sql.ts'
import { changeSettings } from './change-settings.ts'
import { presentAdminSettings } from './present-admin.ts'

export const undoSettings: Handler<typeof endpoint> = async (ctx, { id }) => {
  await takeTurn(ctx.sql)
  const changes = await listChangesOf(ctx.sql, id)
  if (changes.length === 0) throw missing('Change')
  if (await isUndone(ctx.sql, id)) throw new AppError('refused', 'api.settings-undone')
  const current = await listValues(ctx.sql)
  const later = changes.filter(({ key, after }) => (current.get(key) ?? null) !== after)
  if (later.length > 0)
    throw new AppError(
      'refused',
      messageOf('api.settings-changed-since', { fields: later.map(({ key }) => key).join(', ') }),
      {
        data: { keys: later.map(({ key }) => key) },
      },
    )
  const back = changes.map(({ key, before, after }) => ({ key, before: after, after: before }))
  await changeSettings(ctx, current, back, id)
  const keys = changes.map(({ key }) => key)
  await ctx.audit({ action: 'settings taken back', subject: 'settings', subjectId: id, details: { keys } })
  return presentAdminSettings(ctx.sql)
}
