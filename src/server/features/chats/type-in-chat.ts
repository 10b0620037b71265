import type { typeInChat as endpoint } from '#contract/chats.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findBlocks } from '#server/features/blocks/public.ts'
import { broadcastEphemeral } from '#server/features/live/public.ts'
import { numberOf, participantsOf } from './participants.ts'
import { findMember } from './queries.ts'

export const typeInChat: Handler<typeof endpoint> = async ({ sql, viewer }, input) => {
  const pair = participantsOf(viewer, input)
  if (!(await findMember(sql, pair, input.property_id))) throw missing('Chat')
  const { byMe, byOther } = await findBlocks(sql, pair)
  if (!byMe && !byOther)
    await broadcastEphemeral(sql, [numberOf(pair.other)], 'typing', {
      user_id: numberOf(pair.me),
      property_id: input.property_id,
    })
  return null
}
