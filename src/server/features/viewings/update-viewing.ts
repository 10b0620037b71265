import type { Input } from '#contract/endpoint.ts'
import type { updateViewing as endpoint } from '#contract/viewings.ts'
import { cleanMessage } from '#domain/message-text.ts'
import { messageOf, type PlainKey } from '#domain/messages.ts'
import { type MoveError, transitionError, type ViewingMove, type ViewingSide } from '#domain/viewing-status.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { requireSlot, requireWelcome, taking } from './book.ts'
import { findHost } from './host.ts'
import { notifyParticipant } from './notify-participant.ts'
import { findOwn } from './own-viewing.ts'
import { presentViewing } from './present.ts'
import {
  findVenue,
  findViewing,
  lockViewing,
  updateViewing as saveChange,
  type ViewingChange,
  type ViewingRow,
} from './queries.ts'
import { zoneOf } from './slots.ts'

const MOVES = { confirmed: 'confirm', rescheduled: 'reschedule', cancelled: 'cancel' } as const

export const updateViewing: Handler<typeof endpoint> = async (ctx, input) => {
  const { sql, now } = ctx
  await lockViewing(sql, input.appointment_id)
  const { row, side } = await findOwn(ctx, input.appointment_id)
  const move = MOVES[input.status]
  refuse(row, move, side, ctx)
  const change = await changeOf(ctx, row, side, input)
  await taking(saveChange(sql, row.id, change, now))
  const changed = (await findViewing(sql, row.id, ctx.language))!
  const kind =
    changed.status === 'rescheduled'
      ? 'viewing-rescheduled'
      : changed.status === 'confirmed'
        ? 'viewing-confirmed'
        : 'viewing-cancelled'
  await notifyParticipant(ctx, changed, side === 'guest' ? 'host' : 'guest', kind)
  return presentViewing(changed, side, ctx)
}

async function changeOf(
  ctx: Context,
  row: ViewingRow,
  side: ViewingSide,
  { status, reason, date, start_time, end_time, start_at, meeting_type }: Input<typeof endpoint>,
): Promise<ViewingChange> {
  const words = (reason && cleanMessage(reason)) || null
  if (status === 'confirmed') return { status }
  if (status === 'cancelled') return { status, reason: words }
  const [settings, venue] = await Promise.all([findHost(ctx.sql, row.hostId), findVenue(ctx.sql, row.propertyId)])
  if (meeting_type && !settings.meetingTypes.includes(meeting_type))
    throw new AppError('invalid', messageOf('api.not-offered', { field: 'meeting_type' }), { field: 'meeting_type' })
  if (side === 'guest') await requireWelcome(ctx, row.hostId, { ...settings, isGuarded: false })
  const zone = zoneOf(settings, venue)
  const wanted = { date: date!, start_time: start_time!, end_time, start_at }
  const slot = await requireSlot(ctx, { host: row.hostId, settings, zone, wanted, exceptId: row.id })
  return {
    status: side === 'guest' && settings.confirmsItself ? 'confirmed' : 'rescheduled',
    proposed_by: side,
    reason: words,
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    time_zone: zone,
    ...(meeting_type && { meeting_type }),
  }
}

const REFUSALS: Record<MoveError, PlainKey> = {
  over: 'api.viewing-over',
  state: 'api.viewing-closed',
  'own-proposal': 'api.viewing-own-proposal',
  'too-late': 'api.viewing-too-late',
}

function refuse(row: ViewingRow, move: ViewingMove, side: ViewingSide, { now }: Context) {
  const fault = transitionError(row, move, side, { now, changeMinutes: row.changeMinutes ?? 0 })
  if (fault) throw new AppError('refused', REFUSALS[fault], { key: fault })
}
