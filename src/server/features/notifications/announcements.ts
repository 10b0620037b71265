import type {
  listAnnouncements as listing,
  previewAnnouncement as previewing,
  sendAnnouncement as sending,
} from '#contract/notifications-admin.ts'
import { instantOf } from '#domain/instant.ts'
import { cleanMessage } from '#domain/message-text.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import {
  countAnnouncements,
  countRecipients,
  insertAnnouncement,
  listAnnouncementRows,
  listChannels,
  lockAnnouncing,
  wasJustAnnounced,
} from './announcement.sql.ts'
import { deliverableChannels } from './deliverable-channels.ts'

export const previewAnnouncement: Handler<typeof previewing> = async ({ sql, now }, segment) => {
  const reach = { people: 0, app: 0, mail: 0, push: 0 }
  for (const { count, ...recipient } of await listChannels(sql, segment, now)) {
    reach.people += count
    for (const channel of deliverableChannels(recipient)) reach[channel] += count
  }
  return reach
}

const MOMENT_MS = 10 * 60_000

export const sendAnnouncement: Handler<typeof sending> = async (ctx, { title, message, ...segment }) => {
  const { sql, viewer, now } = ctx
  const words = { title: cleanMessage(title), message: cleanMessage(message) }
  if (!words.title || !words.message)
    throw new AppError('invalid', 'api.title-and-message-required', { field: 'title' })
  await lockAnnouncing(sql)
  // A repeated click, or two administrators who send the same announcement.
  if (await wasJustAnnounced(sql, { ...words, since: new Date(now.getTime() - MOMENT_MS) }))
    throw new AppError('refused', 'api.announcement-repeated')
  const reach = await countRecipients(sql, segment, now)
  if (reach === 0) throw new AppError('refused', 'api.announcement-nobody')
  const id = await insertAnnouncement(sql, { ...words, segment, reach, by: viewer!.id, now })
  await ctx.enqueue('send-announcement', { id })
  await ctx.audit({
    action: 'announcement sent',
    subject: 'announcement',
    subjectId: id,
    details: { ...words, segment, reach },
  })
  return { id, reach }
}

export const listAnnouncements: Handler<typeof listing> = async ({ sql }, page) => {
  const [rows, total] = await Promise.all([listAnnouncementRows(sql, page), countAnnouncements(sql)])
  const data = rows.map(({ createdAt, createdBy, finishedAt, ...row }) => ({
    ...row,
    created_at: instantOf(createdAt),
    created_by: createdBy,
    finished_at: finishedAt && instantOf(finishedAt),
  }))
  return { data, total }
}
