import type { getMessages as endpoint } from '#contract/chats.ts'
import type { Handler } from '#server/context.ts'
import { pageLinks } from './page-links.ts'
import { numberOf, participantsOf } from './participants.ts'
import { presentMessage } from './present.ts'
import { countMessages, findMember, findReaderImage, listMessages } from './queries.ts'
import { recordRead } from './record-read.ts'

export const getMessages: Handler<typeof endpoint> = async (ctx, input) => {
  const { sql, viewer, now } = ctx
  const { page, per_page, property_id } = input
  const pair = participantsOf(viewer, input)
  const member = await findMember(sql, pair, property_id)
  const { total } = member ? await countMessages(sql, member, pair.me) : { total: 0 }
  const offset = (page - 1) * per_page
  const rows = member ? await listMessages(sql, member, pair.me, { offset, limit: per_page }) : []
  const image = await findReaderImage(sql, pair.me)
  const newest = rows[0]
  // An administrator who impersonates the user leaves the messages unread.
  const isReader = viewer!.impersonatorId === undefined
  if (member && newest && isReader)
    await recordRead(sql, pair, { chatId: member.chatId, propertyId: property_id }, newest.id, now)
  const last_page = Math.max(1, Math.ceil(total / per_page))
  return {
    total_page: last_page,
    data: {
      current_page: page,
      data: rows.map((row) => presentMessage(row, { ...ctx, number: numberOf(pair.me), image })),
      last_page,
      per_page,
      total,
      from: rows.length > 0 ? offset + 1 : null,
      to: rows.length > 0 ? offset + rows.length : null,
      ...pageLinks(`${ctx.origin}/api/get_messages`, page, last_page),
    },
  }
}
