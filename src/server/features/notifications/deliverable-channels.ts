import { type Channel, channelsFor } from '#domain/notification-kinds.ts'
import type { Recipient } from './announcement.sql.ts'

/**
 * Channels that deliver an announcement to a user: the preferred channels, without email or push where the user has no
 * address or device.
 */
export const deliverableChannels = ({
  choices,
  wantsNotifications,
  hasDevice,
  hasMail,
}: Omit<Recipient, 'userId'>): Channel[] =>
  channelsFor('announcement', choices, wantsNotifications).filter(
    (channel) => channel === 'app' || (channel === 'mail' ? hasMail : hasDevice),
  )
