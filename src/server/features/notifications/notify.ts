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
import { wordsOf } from './translator.ts'

interface NotifyContext {
  sql: Sql
  now: Date
  texts: TextSource
}

/** Notifies a user through the preferred channels (list, event stream, email) within the caller's transaction. */
export async function notify<K extends TellableKind>(
  ctx: NotifyContext,
  userId: number,
  kind: K,
  facts: NotificationFacts[K],
  /** The user named in the text; the notification is deleted with that user. */
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

/** Adds a notification to the pending email of a user, and enqueues the email job unless one is already pending. */
export async function queueMail(sql: Sql, userId: number, notificationId: number) {
  const isOnItsWay = await hasWaitingMail(sql, userId)
  await insertWaitingMail(sql, userId, notificationId)
  if (!isOnItsWay) await enqueue(sql, 'mail-notifications', { userId })
}
