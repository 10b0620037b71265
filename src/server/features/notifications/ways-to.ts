import { type Channel, channelsFor } from '#domain/notification-kinds.ts'
import type { Hearer } from './announcement-sql.ts'

/** The ways by which somebody hears an announcement: as they prefer, as far as there is a way at all. */
export const waysTo = ({ choices, wantsNotifications, hasDevice, hasMail }: Omit<Hearer, 'userId'>): Channel[] =>
  channelsFor('announcement', choices, wantsNotifications).filter(
    (channel) => channel === 'app' || (channel === 'mail' ? hasMail : hasDevice),
  )
