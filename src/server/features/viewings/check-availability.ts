import type { checkAvailability as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { offerBy } from './offer.ts'
import { offeredSlots, slotFor } from './slots.ts'

export const checkAvailability: Handler<typeof endpoint> = async (ctx, { agent_id, property_id, ...wanted }) => {
  const { host, settings, zone } = await offerBy(ctx, agent_id, property_id)
  const slots = await offeredSlots(ctx.sql, { host, settings, zone, days: [wanted.date], now: ctx.now })
  return { available: slotFor(slots, wanted, zone) !== null }
}
