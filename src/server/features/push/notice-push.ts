import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/notification-kinds.ts'
import type { PushMessage } from '#server/adapters/push/port.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { pageOf } from '#server/features/notifications/public.ts'
import { IMAGE, type ImageRow, imageAddress } from '#server/features/properties/public.ts'
import type { Writer } from './writer.ts'

interface NoticeRow {
  kind: NotificationKind | null
  title: string
  message: string
  propertyId: number | null
  propertySlug: string | null
  projectSlug: string | null
  image: ImageRow | null
}

/** A notification as a push message, in its stored text. */
export async function noticePush(sql: Sql, id: number, { baseUrl }: Writer): Promise<PushMessage | null> {
  const row = await maybeOne(sql<NoticeRow[]>`
    select n.kind, n.title, n.message, n.property_id as "propertyId", p.slug as "propertySlug", j.slug as "projectSlug",
      (select ${sql.unsafe(IMAGE)} from media m where m.id = coalesce(p.title_media_id, j.image_media_id)) as image
    from notifications n left join properties p on p.id = n.property_id left join projects j on j.id = n.project_id
    where n.id = ${id}`)
  if (!row) return null
  const image = imageAddress(row.image, baseUrl)
  const link = baseUrl + pageOf(row)
  return {
    title: row.title,
    body: row.message,
    image,
    icon: '',
    link,
    tag: `notice-${id}`,
    data: {
      type: row.kind === null ? 'default' : NOTIFICATION_KINDS[row.kind].push,
      title: row.title,
      message: row.message,
      body: row.message,
      image,
      id: row.propertyId === null ? '' : String(row.propertyId),
      click_action: 'FLUTTER_NOTIFICATION_CLICK',
      sound: 'default',
    },
  }
}
