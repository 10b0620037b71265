import type { setExtraSlots as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { hostOf } from './host.ts'
import { insertException, type NewException, updateException } from './hours.sql.ts'
import { presentExceptions, refuseTooMany } from './hours.ts'

export const setExtraSlots: Handler<typeof endpoint> = async (ctx, { desk, extra_time_slots }) => {
  const host = hostOf(ctx.viewer, desk)
  for (const { id, date, start_time, end_time, reason = null } of extra_time_slots) {
    const given: NewException = { kind: 'extra', day: date, startsMinute: start_time, endsMinute: end_time, reason }
    if (id === undefined) await insertException(ctx.sql, host, given)
    else if (!(await updateException(ctx.sql, host, { id, ...given }))) throw missing('Time')
  }
  await refuseTooMany(ctx, host)
  return presentExceptions(ctx, host, 'extra')
}
