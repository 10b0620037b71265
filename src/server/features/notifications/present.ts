import type { Notification } from '#contract/notifications.ts'
import { instantOf } from '#domain/instant.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import type { NotificationRow } from './queries.ts'
import type { Say } from './words.ts'

const TYPES = { general: 0, inquiry: 1, payment: 2 } as const

/** The words of a known kind are said in the reader's language; what somebody wrote stays as it is. */
export function presentNotification(
  row: NotificationRow,
  reader: { id: number; say: Say; now: Date; origin: string },
): Notification {
  const { say, now, origin } = reader
  return {
    id: row.id,
    title: row.kind ? say(`notice.${row.kind}-title`, row.data) : row.title,
    message: row.kind ? say(`notice.${row.kind}-text`, row.data) : row.message,
    type: TYPES[row.type],
    send_type: row.sendType === 'everyone' ? 1 : 0,
    // Older servers told everybody who else was told.
    customers_id: row.sendType === 'everyone' ? null : String(reader.id),
    propertys_id: row.propertyId,
    notification_image: imageAddress(row.image, origin),
    property: row.property && {
      id: row.property.id,
      slug_id: row.property.slug,
      title: row.property.title,
      title_image: imageAddress(row.property.image, origin),
    },
    created: timeAgo(row.createdAt, now),
    created_at: instantOf(row.createdAt),
    kind: row.kind,
    is_read: row.isRead,
  }
}
