import * as z from 'zod/mini'
import type { TextSource } from '#server/adapters/texts/port.ts'
import { frameOf, post, wordsOf } from '#server/features/notifications/public.ts'
import { job } from '#server/jobs/job.ts'
import { claimDue, findUnreadReader, listUnread, type UnreadMessage, type UnreadReader } from './mail.sql.ts'

/**
 * Emails users about messages unread for some minutes: one email for all of them, and none while the user is online.
 */
export const mailUnreadMessages = job(
  'mail-unread-messages',
  z.object({}),
  async ({ sql: db, texts, config, now }) => {
    const mailNext = () =>
      db.begin(async (sql) => {
        const due = await claimDue(sql, now())
        if (!due) return false
        const reader = await findUnreadReader(sql, due.userId, now())
        const unread = reader ? await listUnread(sql, due.userId) : []
        if (reader && unread.length > 0)
          await post(sql, reader.email, await writeUnread({ texts, baseUrl: config.baseUrl }, reader, unread))
        return true
      })
    while (await mailNext());
  },
  { cron: '* * * * *', concurrency: 1 },
)

const MAX_QUOTED = 300

async function writeUnread(
  writer: { texts: TextSource; baseUrl: string },
  reader: UnreadReader,
  unread: readonly UnreadMessage[],
) {
  const say = await wordsOf(writer.texts, reader.language)
  const nameOf = (message: UnreadMessage) => message.name ?? reader.siteName
  const first = { name: nameOf(unread[0]!), title: unread[0]!.title }
  const single = unread.length === 1
  return {
    subject: single ? say('mail.message-subject', first) : say('mail.messages-subject', { count: unread.length }),
    intro: single ? null : say('mail.messages-text', { count: unread.length }),
    introHtml: single ? null : say.html('mail.messages-html', { count: unread.length }),
    items: unread.map((message) => ({
      title: say('mail.message-text', { name: nameOf(message), title: message.title }),
      text:
        message.body?.slice(0, MAX_QUOTED) ??
        say(message.kind === 'audio' ? 'mail.message-audio' : 'mail.message-file'),
    })),
    action: { label: say('mail.answer'), url: `${writer.baseUrl}/user/chat` },
    ...frameOf(writer, reader, say),
  }
}
