import type { NotificationFacts } from '#domain/notification-kinds.ts'
import { wallTimeOf } from '#domain/time-zone.ts'
import type { ViewingSide } from '#domain/viewing-status.ts'
import type { Context } from '#server/context.ts'
import { notify } from '#server/features/notifications/public.ts'
import { listStaff } from './guests-queries.ts'
import { timeOf } from './present.ts'
import type { ViewingRow } from './queries.ts'

type Kind = Extract<keyof NotificationFacts, `viewing-${string}`>
type Teller = Pick<Context, 'sql' | 'now' | 'texts'>

/** Tells one side of a viewing what became of it; for the site itself everybody who answers for it. */
export async function tellSide(
  ctx: Teller,
  row: ViewingRow,
  side: ViewingSide,
  kind: Kind,
  /** False when the home goes with its owner, and everything that points at it. */
  isHomeStaying = true,
): Promise<void> {
  const facts = {
    ...(isHomeStaying && { propertyId: row.propertyId }),
    title: row.title,
    name: side === 'host' ? row.guest.name : (row.host?.name ?? 'Admin'),
    when: whenOf(row),
    reason: row.reason ?? '',
  }
  const readers =
    side === 'guest' ? [{ id: row.guestId }] : row.hostId === null ? await listStaff(ctx.sql) : [{ id: row.hostId }]
  for (const { id } of readers)
    await notify(ctx, id, kind, facts, isHomeStaying ? (side === 'host' ? row.guestId : row.hostId) : null)
}

/** Day and time at the place where the home stands, in a form that every language reads. */
function whenOf({ startsAt, timeZone }: ViewingRow): string {
  const { day, minute } = wallTimeOf(startsAt, timeZone)
  return `${day} ${timeOf(minute)} (${timeZone})`
}
