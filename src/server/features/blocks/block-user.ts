import type { blockUser as endpoint } from '#contract/reports.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { notifyBlockChange } from './notify-block-change.ts'
import { insertBlock, isAccount, lockForBlocking } from './queries.ts'

export const blockUser: Handler<typeof endpoint> = async ({ sql, viewer, now, say }, { to_user_id, reason }) => {
  const pair = { me: viewer!.id, other: to_user_id ?? null }
  if (pair.me === pair.other) throw new AppError('refused', 'api.block-self')
  if (pair.other !== null && !(await isAccount(sql, pair.other))) throw missing('User')
  await lockForBlocking(sql, pair)
  if (!(await insertBlock(sql, pair, reason ?? null, now))) throw new AppError('refused', 'api.blocked-already')
  await notifyBlockChange(sql, pair)
  say('api.user-blocked')
  return null
}
