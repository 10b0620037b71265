import type { getMonthlySlots as endpoint } from '#contract/viewings.ts'
import { daysFrom } from '#domain/viewing-slots.ts'
import type { Handler } from '#server/context.ts'
import { offerBy } from './offer.ts'
import { presentSlot } from './present.ts'
import { offeredSlots } from './slots.ts'

export const getMonthlySlots: Handler<typeof endpoint> = async (ctx, { agent_id, month, year, property_id }) => {
  const { host, settings, zone } = await offerBy(ctx, agent_id, property_id)
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const days = daysFrom(first, new Date(Date.UTC(year, month, 0)).getUTCDate())
  const slots = await offeredSlots(ctx.sql, { host, settings, zone, days, now: ctx.now })
  const byDay = Map.groupBy(slots, ({ day }) => day)
  return {
    agent_id,
    month,
    year,
    availability_types: settings.meetingTypes.join(','),
    timezone: zone,
    agent_timezone: settings.timeZone ?? zone,
    days: Object.fromEntries([...byDay].map(([day, onDay]) => [day, onDay.map((slot) => presentSlot(slot, zone))])),
  }
}
