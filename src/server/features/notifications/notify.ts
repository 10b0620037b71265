import {
  channelsFor,
  NOTIFICATION_KINDS,
  type NotificationFacts,
  type NotificationKind,
  type TellableKind,
} from '#domain/notification-kinds.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import { emit } from '#server/features/live/public.ts'
import { queuePushes } from '#server/features/push/public.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { findRecipient, hasWaitingMail, insertNotification, insertWaitingMail } from './queries.ts'
import { wordsOf } from './words.ts'

interface NotifyContext {
  sql: Sql
  now: Date
  texts: TextSource
}

/** Tells a person that something happened: in the list, on open pages, and by mail, as they prefer; with the caller's transaction or not at all. */
export async function notify<K extends TellableKind>(
  ctx: NotifyContext,
  userId: number,
  kind: K,
  facts: NotificationFacts[K],
  /** Whom the words name, so that they go when that person goes. */
  aboutUserId: number | null = null,
): Promise<void> {
  const recipient = await findRecipient(ctx.sql, userId, kind)
  if (!recipient?.isActive) return
  const channels = channelsFor(kind, recipient.choices, recipient.wantsNotifications)
  if (channels.length === 0) return
  const { propertyId = null, projectId = null, ...data } = facts as Record<string, string> & Subject
  const say = await wordsOf(ctx.texts, recipient.language)
  const notificationId = await insertNotification(ctx.sql, {
    userId,
    kind,
    type: NOTIFICATION_KINDS[kind as NotificationKind].type,
    title: say(`notice.${kind}-title`, data),
    message: say(`notice.${kind}-text`, data),
    data,
    propertyId,
    projectId,
    aboutUserId,
    isListed: channels.includes('app'),
    createdAt: ctx.now,
  })
  if (channels.includes('app')) await emit(ctx.sql, [userId], { kind: 'notification', notificationId })
  if (channels.includes('push')) await queuePushes(ctx.sql, userId, { notificationId }, ctx.now)
  if (channels.includes('mail')) await queueMail(ctx.sql, userId, notificationId)
}

interface Subject {
  propertyId?: number
  projectId?: number
}

/** What already waits to be mailed takes this one along. */
export async function queueMail(sql: Sql, userId: number, notificationId: number) {
  const isOnItsWay = await hasWaitingMail(sql, userId)
  await insertWaitingMail(sql, userId, notificationId)
  if (!isOnItsWay) await enqueue(sql, 'mail-notifications', { userId })
}
