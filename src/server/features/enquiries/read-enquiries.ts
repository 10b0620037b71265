import type { readEnquiries as endpoint } from '#contract/enquiries.ts'
import type { Handler } from '#server/context.ts'
import { countUnread, markRead } from './queries.ts'
import { recipientOf } from './recipient.ts'

export const readEnquiries: Handler<typeof endpoint> = async ({ sql, viewer, now }, { desk, ids }) => {
  const recipient = recipientOf(viewer, desk)
  await markRead(sql, recipient, ids, now)
  return { unread: await countUnread(sql, recipient) }
}
