import type { NotificationFacts } from '#domain/notification-kinds.ts'
import { wallTimeOf } from '#domain/time-zone.ts'
import type { ViewingSide } from '#domain/viewing-status.ts'
import type { Context } from '#server/context.ts'
import { notify } from '#server/features/notifications/public.ts'
import { listStaff } from './guests.sql.ts'
import { timeOf } from './present.ts'
import type { ViewingRow } from './queries.ts'

type Kind = Extract<keyof NotificationFacts, `viewing-${string}`>
type Teller = Pick<Context, 'sql' | 'now' | 'texts'>

/** Notifies one participant of a viewing; for the site, all active staff. */
export async function notifyParticipant(
  ctx: Teller,
  row: ViewingRow,
  side: ViewingSide,
  kind: Kind,
  /**
   * The participant whose account is being deleted: the notification does not name that user and is not deleted with
   * the account.
   */
  leaver: ViewingSide | null = null,
): Promise<void> {
  const other = side === 'host' ? row.guest : row.host
  const facts = {
    ...(leaver !== 'host' && { propertyId: row.propertyId }),
    title: row.title,
    name: leaver ? '' : (other?.name ?? 'Admin'),
    when: whenOf(row),
    reason: row.reason ?? '',
  }
  for (const id of await readersOf(ctx, row, side))
    await notify(ctx, id, kind, facts, leaver ? null : (other?.id ?? null))
}

async function readersOf({ sql }: Teller, { guestId, hostId }: ViewingRow, side: ViewingSide): Promise<number[]> {
  if (side === 'guest') return [guestId]
  return hostId === null ? (await listStaff(sql)).map(({ id }) => id) : [hostId]
}

/** Date and time in the time zone of the property, in a language-neutral format. */
function whenOf({ startsAt, timeZone }: ViewingRow): string {
  const { day, minute } = wallTimeOf(startsAt, timeZone)
  return `${day} ${timeOf(minute)} (${timeZone})`
}
