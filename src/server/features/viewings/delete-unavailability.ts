import type { deleteUnavailability as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { hostOf } from './host.ts'
import { deleteExceptions } from './hours.sql.ts'
import { presentExceptions } from './hours.ts'

export const deleteUnavailability: Handler<typeof endpoint> = async (ctx, { desk, id }) => {
  const host = hostOf(ctx.viewer, desk)
  if ((await deleteExceptions(ctx.sql, host, 'closed', [id])) === 0) throw missing('Time')
  return presentExceptions(ctx, host, 'closed')
}
