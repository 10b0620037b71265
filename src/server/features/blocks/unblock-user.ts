import type { unblockUser as endpoint } from '#contract/reports.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { notifyBlockChange } from './notify-block-change.ts'
import { deleteBlock, lockForBlocking } from './queries.ts'

export const unblockUser: Handler<typeof endpoint> = async ({ sql, viewer, say }, { to_user_id }) => {
  const pair = { me: viewer!.id, other: to_user_id ?? null }
  if (pair.me === pair.other) throw new AppError('refused', 'api.block-self')
  await lockForBlocking(sql, pair)
  if (!(await deleteBlock(sql, pair))) throw new AppError('refused', 'api.not-blocked')
  await notifyBlockChange(sql, pair)
  say('api.user-unblocked')
  return null
}
