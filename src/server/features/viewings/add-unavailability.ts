import type { addUnavailability as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { hostOf } from './host.ts'
import { insertException } from './hours.sql.ts'
import { presentExceptions, refuseTooMany } from './hours.ts'

export const addUnavailability: Handler<typeof endpoint> = async (ctx, input) => {
  const host = hostOf(ctx.viewer, input.desk)
  await insertException(ctx.sql, host, {
    kind: 'closed',
    day: input.date,
    startsMinute: input.start_time,
    endsMinute: input.end_time,
    reason: input.reason ?? null,
  })
  await refuseTooMany(ctx, host)
  return presentExceptions(ctx, host, 'closed')
}
