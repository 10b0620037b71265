import type { deleteEnquiry as endpoint } from '#contract/enquiries.ts'
import type { Handler } from '#server/context.ts'
import { deleteEnquiry as remove } from './queries.ts'
import { findOwn } from './recipient.ts'

export const deleteEnquiry: Handler<typeof endpoint> = async (ctx, { enquiry_id }) => {
  const { id } = await findOwn(ctx, enquiry_id)
  await remove(ctx.sql, id)
  ctx.say('api.question-deleted')
  return null
}
