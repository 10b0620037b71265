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
  /** Who is about to be erased: what is told then does not name them, and does not go with them. */
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

/** Day and time at the place where the home stands, in a form that every language reads. */
function whenOf({ startsAt, timeZone }: ViewingRow): string {
  const { day, minute } = wallTimeOf(startsAt, timeZone)
  return `${day} ${timeOf(minute)} (${timeZone})`
}
