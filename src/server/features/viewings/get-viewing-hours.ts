import type { getViewingHours as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { hostOf } from './host.ts'
import { presentExceptions, presentWeek } from './hours.ts'

export const getViewingHours: Handler<typeof endpoint> = async (ctx, { desk }) => {
  const host = hostOf(ctx.viewer, desk)
  return { time_schedules: await presentWeek(ctx, host), extra_slots: await presentExceptions(ctx, host, 'extra') }
}
