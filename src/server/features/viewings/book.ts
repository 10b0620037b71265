import { messageOf } from '#domain/messages.ts'
import type { ParticipantId } from '#domain/policy.ts'
import type { Slot } from '#domain/viewing-slots.ts'
import { MAX_AHEAD } from '#domain/viewing-status.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findBlocks } from '#server/features/blocks/public.ts'
import { findGuest } from './guests.sql.ts'
import { type HostRow, lockHost } from './host.ts'
import { offeredSlots, slotFor, type WantedTime } from './slots.ts'

interface RequestedSlot {
  host: ParticipantId
  settings: HostRow
  zone: string
  wanted: WantedTime
  exceptId?: number
}

/** The requested slot, if the host offers it; an exclusion constraint handles concurrent bookings of one slot. */
export async function requireSlot(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  slotRequest: RequestedSlot,
): Promise<Slot> {
  const { host, settings, zone, wanted } = slotRequest
  // The daily limit can only be checked under a lock.
  if (settings.dailyLimit !== null) await lockHost(sql, host)
  const slots = await offeredSlots(sql, { ...slotRequest, days: [wanted.date], now })
  const slot = slotFor(slots, wanted, zone)
  if (!slot) throw gone()
  return slot
}

/**
 * Throws if either participant blocked the other or, for a host with booking limits, if the guest was reported or has
 * too many upcoming viewings.
 */
export async function requireWelcome(
  { sql, viewer, now }: Context,
  host: ParticipantId,
  { isGuarded }: HostRow,
): Promise<void> {
  const guestId = viewer!.id
  const { byMe, byOther } = await findBlocks(sql, { me: guestId, other: host })
  if (byMe) throw new AppError('refused', 'api.viewing-blocked')
  if (byOther) throw new AppError('refused', 'api.viewing-refused')
  if (!isGuarded) return
  const { ahead, isReported } = await findGuest(sql, host, guestId, now)
  if (isReported) throw new AppError('refused', 'api.viewing-refused')
  if (ahead >= MAX_AHEAD) throw new AppError('refused', messageOf('api.viewing-too-many', { count: MAX_AHEAD }))
}

const EXCLUSION = '23P01'

/** Runs a statement that books a time; converts an exclusion violation into an error message. */
export async function taking<T>(take: Promise<T>): Promise<T> {
  try {
    return await take
  } catch (error) {
    const { code, constraint_name: name } = error as { code?: string; constraint_name?: string }
    if (code !== EXCLUSION) throw error
    throw name === 'viewings_guest_is_free'
      ? new AppError('refused', 'api.viewing-clash', { key: 'slotTaken' })
      : gone()
  }
}

const gone = () => new AppError('refused', 'api.viewing-taken', { key: 'slotTaken' })
