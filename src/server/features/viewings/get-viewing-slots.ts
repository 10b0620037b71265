import type { getViewingSlots as endpoint } from '#contract/viewings.ts'
import { isOpen } from '#domain/property-status.ts'
import { wallTimeOf } from '#domain/time-zone.ts'
import { daysFrom } from '#domain/viewing-slots.ts'
import type { Handler } from '#server/context.ts'
import { offerOf } from './offer.ts'
import { presentSlot } from './present.ts'
import { offeredSlots } from './slots.ts'

export const getViewingSlots: Handler<typeof endpoint> = async (ctx, { property_id, from, days: count }) => {
  const { home, host, settings, zone } = await offerOf(ctx, property_id)
  const days = daysFrom(from ?? wallTimeOf(ctx.now, zone).day, count)
  const slots = isOpen(home.kind) ? await offeredSlots(ctx.sql, { host, settings, zone, days, now: ctx.now }) : []
  const byDay = Map.groupBy(slots, ({ day }) => day)
  return {
    timezone: zone,
    meeting_types: settings.meetingTypes,
    minutes: settings.durationMinutes,
    is_confirmed_at_once: settings.confirmsItself,
    days: days.map((date) => ({ date, slots: byDay.get(date)?.map((slot) => presentSlot(slot, zone)) ?? [] })),
  }
}
