import type { requestViewing as endpoint } from '#contract/viewings.ts'
import { cleanMessage } from '#domain/message-text.ts'
import { messageOf } from '#domain/messages.ts'
import { isAllowed } from '#domain/package-quota.ts'
import { may } from '#domain/policy.ts'
import { isOpen } from '#domain/property-status.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findQuota, notSubscribed } from '#server/features/packages/public.ts'
import { requireSlot, requireWelcome, taking } from './book.ts'
import { notifyParticipant } from './notify-participant.ts'
import { type Offer, offerOf } from './offer.ts'
import { presentViewing } from './present.ts'
import { findViewing, insertViewing } from './queries.ts'

export const requestViewing: Handler<typeof endpoint> = async (
  ctx,
  { property_id, meeting_type, notes, ...wanted },
) => {
  const { sql, viewer, now } = ctx
  const offer = await offerOf(ctx, property_id)
  await requireBookable(ctx, offer)
  const { host, settings, zone } = offer
  if (!settings.meetingTypes.includes(meeting_type))
    throw new AppError('invalid', messageOf('api.not-offered', { field: 'meeting_type' }), { field: 'meeting_type' })
  await requireWelcome(ctx, host, settings)
  const slot = await requireSlot(ctx, { host, settings, zone, wanted })
  const id = await taking(
    insertViewing(sql, {
      propertyId: property_id,
      host,
      guestId: viewer!.id,
      meetingType: meeting_type,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      timeZone: zone,
      status: settings.confirmsItself ? 'confirmed' : 'pending',
      notes: (notes && cleanMessage(notes)) || null,
      now,
    }),
  )
  const row = (await findViewing(sql, id, ctx.language))!
  await notifyParticipant(ctx, row, 'host', 'viewing-requested')
  if (settings.confirmsItself) {
    await notifyParticipant(ctx, row, 'guest', 'viewing-confirmed')
    ctx.say('api.viewing-confirmed')
  }
  return presentViewing(row, 'guest', ctx)
}

async function requireBookable(ctx: Context, { home, venue }: Offer): Promise<void> {
  if (!may.bookViewing(ctx.viewer, home))
    throw new AppError('refused', isOpen(home.kind) ? 'api.viewing-own-property' : 'api.property-unavailable')
  if (!venue.isPremium) return
  const quota = await findQuota(ctx, 'premium_properties')
  if (!may.openProperty(ctx.viewer, { ...home, isPremium: true }, isAllowed(quota, 'premium_properties')))
    throw notSubscribed(ctx.viewer, quota)
}
