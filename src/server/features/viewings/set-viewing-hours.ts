import type { setViewingHours as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { hostOf } from './host.ts'
import { deleteHours, insertHours, updateHours } from './hours.sql.ts'
import { presentWeek, refuseTooMany } from './hours.ts'

export const setViewingHours: Handler<typeof endpoint> = async (ctx, { desk, schedule, deleted_ids }) => {
  const { sql, viewer } = ctx
  const host = hostOf(viewer, desk)
  if (deleted_ids.length > 0 && (await deleteHours(sql, host, deleted_ids)) === 0) throw missing('Time')
  for (const { id, day, start_time, end_time } of schedule) {
    const hours = { weekday: day, startsMinute: start_time, endsMinute: end_time }
    if (id === undefined) await insertHours(sql, host, hours)
    else if (!(await updateHours(sql, host, { id, ...hours }))) throw missing('Time')
  }
  await refuseTooMany(ctx, host)
  return presentWeek(ctx, host)
}
