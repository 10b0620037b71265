import { may, type ParticipantId } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findVisibility, type VisibilityRow } from '#server/features/properties/public.ts'
import { findHost, type HostRow, hostById } from './host.ts'
import { findHostPlace, findVenue, type VenueRow } from './queries.ts'
import { zoneOf } from './slots.ts'

type Asker = Pick<Context, 'sql' | 'viewer'>

/** A property with its host and time zone. */
export interface Offer {
  home: VisibilityRow
  venue: VenueRow
  host: ParticipantId
  settings: HostRow
  zone: string
}

/** The viewing offer of a property; one that the viewer may not see gives the error of a missing one. */
export async function offerOf({ sql, viewer }: Asker, propertyId: number): Promise<Offer> {
  const home = await findVisibility(sql, { id: propertyId })
  if (!home || !may.seeProperty(viewer, home)) throw missing('Property')
  const [venue, settings] = await Promise.all([findVenue(sql, home.id), findHost(sql, home.ownerId)])
  return { home, venue, host: home.ownerId, settings, zone: zoneOf(settings, venue) }
}

/** Same, with an optional property; without one, the time zone is the host's. */
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
