import type { acknowledgeMessages as endpoint } from '#contract/chats.ts'
import type { Handler } from '#server/context.ts'
import { emit } from '#server/features/live/public.ts'
import { numberOf, senderOf } from './participants.ts'
import { markDelivered } from './queries.ts'

export const acknowledgeMessages: Handler<typeof endpoint> = async ({ sql, viewer, now }, { message_ids, desk }) => {
  const me = senderOf(viewer, desk)
  const arrived = await markDelivered(sql, me, message_ids, now)
  // One receipt per chat covers all earlier messages.
  const latest = new Map<string, (typeof arrived)[number]>()
  for (const message of arrived.toSorted((a, b) => a.id - b.id))
    if (!message.isBlocked) latest.set(`${message.senderId} ${message.propertyId}`, message)
  for (const { id, senderId, propertyId } of latest.values())
    await emit(sql, [numberOf(senderId)], {
      kind: 'receipt',
      data: { user_id: numberOf(me), property_id: propertyId, message_id: id, state: 'delivered' },
    })
  return null
}
