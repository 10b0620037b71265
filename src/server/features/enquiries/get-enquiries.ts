import type { getEnquiries as endpoint } from '#contract/enquiries.ts'
import type { Handler } from '#server/context.ts'
import { presentEnquiry } from './present.ts'
import { countUnread, listEnquiries } from './queries.ts'
import { recipientOf } from './recipient.ts'

export const getEnquiries: Handler<typeof endpoint> = async (ctx, { desk, ...page }) => {
  const { sql, viewer } = ctx
  const recipient = recipientOf(viewer, desk)
  const [rows, unread] = await Promise.all([listEnquiries(sql, recipient, page), countUnread(sql, recipient)])
  return { data: rows.map((row) => presentEnquiry(row, ctx)), total: rows[0]?.total ?? 0, unread }
}
