import type { deleteExtraSlots as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { hostOf } from './host.ts'
import { deleteExceptions } from './hours.sql.ts'
import { presentExceptions } from './hours.ts'

export const deleteExtraSlots: Handler<typeof endpoint> = async (ctx, { desk, slot_ids }) => {
  const host = hostOf(ctx.viewer, desk)
  if ((await deleteExceptions(ctx.sql, host, 'extra', slot_ids)) === 0) throw missing('Time')
  return presentExceptions(ctx, host, 'extra')
}
