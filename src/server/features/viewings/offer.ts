import { may, type Side } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findStanding, type StandingRow } from '#server/features/properties/public.ts'
import { findHost, type HostRow, hostById } from './host.ts'
import { findHostPlace, findVenue, type VenueRow } from './queries.ts'
import { zoneOf } from './slots.ts'

type Asker = Pick<Context, 'sql' | 'viewer'>

/** A home, who shows it, and by which clock. */
export interface Offer {
  home: StandingRow
  venue: VenueRow
  host: Side
  settings: HostRow
  zone: string
}

/** How a home is shown; one that this viewer may not see answers like an absent one. */
export async function offerOf({ sql, viewer }: Asker, propertyId: number): Promise<Offer> {
  const home = await findStanding(sql, { id: propertyId })
  if (!home || !may.seeProperty(viewer, home)) throw missing('Property')
  const [venue, settings] = await Promise.all([findVenue(sql, home.id), findHost(sql, home.ownerId)])
  return { home, venue, host: home.ownerId, settings, zone: zoneOf(settings, venue) }
}

/** The same without a home: the clock is then that of the host. */
export async function offerBy(ctx: Asker, agentId: number, propertyId: number | undefined) {
  const host = hostById(agentId)
  if (propertyId !== undefined) {
    const offer = await offerOf(ctx, propertyId)
    if (offer.host !== host) throw missing('Property')
    return offer
  }
  const place = host === null ? null : await findHostPlace(ctx.sql, host)
  if (host !== null && !place) throw missing('User')
  const settings = await findHost(ctx.sql, host)
  return { host, settings, zone: zoneOf(settings, place) }
}
