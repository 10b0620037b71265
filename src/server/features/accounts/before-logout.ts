import type { beforeLogout as endpoint } from '#contract/accounts.ts'
import type { Handler } from '#server/context.ts'
import { deleteSession } from '#server/db/sessions.ts'
import { deleteDevice } from './queries.ts'

export const beforeLogout: Handler<typeof endpoint> = async (ctx, { fcm_id }) => {
  await deleteSession(ctx.sql, ctx.sessionId!)
  if (fcm_id) await deleteDevice(ctx.sql, fcm_id, ctx.viewer!.id)
  ctx.keepSession(null)
  ctx.say('api.logged-out')
  return null
}
