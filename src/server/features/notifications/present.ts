import type { Notification } from '#contract/notifications.ts'
import { instantOf } from '#domain/instant.ts'
import type { ImageBase } from '#domain/renditions.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import type { NotificationRow } from './queries.ts'
import type { FillTemplate } from './translator.ts'

const TYPES = { general: 0, inquiry: 1, payment: 2 } as const

/**
 * Presents a notification: known kinds are rendered in the reader's language, text written by users is returned
 * unchanged.
 */
export function presentNotification(
  row: NotificationRow,
  reader: { id: number; say: FillTemplate; now: Date; origin: string; hiddenPhotos: ImageBase },
): Notification {
  const { say, now, origin } = reader
  return {
    id: row.id,
    title: row.kind ? say(`notice.${row.kind}-title`, row.data) : row.title,
    message: row.kind ? say(`notice.${row.kind}-text`, row.data) : row.message,
    type: TYPES[row.type],
    send_type: row.sendType === 'everyone' ? 1 : 0,
    // The legacy API returned the ids of all recipients here; only the reader's own id is exposed.
    customers_id: row.sendType === 'everyone' ? null : String(reader.id),
    propertys_id: row.propertyId,
    notification_image: imageAddress(row.image, origin),
    property: row.property && {
      id: row.property.id,
      slug_id: row.property.slug,
      title: row.property.title,
      title_image: imageAddress(row.property.image, row.property.isOwnHidden ? reader.hiddenPhotos : origin),
    },
    created: timeAgo(row.createdAt, now),
    created_at: instantOf(row.createdAt),
    date: instantOf(row.createdAt),
    kind: row.kind,
    is_read: row.isRead,
  }
}
