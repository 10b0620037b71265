import { may, type ParticipantId, type Viewer } from '#domain/policy.ts'
import { AppError } from '#server/errors.ts'
import type { Pair } from '#server/features/blocks/public.ts'
import { SUPPORT_ID } from '#server/features/live/public.ts'

/** The sender: the viewer, or Support, as which only staff may send. */
export function senderOf(viewer: Viewer, isSupport: boolean): ParticipantId {
  if (!isSupport) return viewer!.id
  if (!may.replyAsSupport(viewer)) throw new AppError('forbidden', 'api.not-allowed')
  return null
}

/** The two participants of a chat; throws if they are the same. */
export function participantsOf(viewer: Viewer, { user_id, desk }: { user_id: number; desk: boolean }): Pair {
  const pair = { me: senderOf(viewer, desk), other: sideOf(user_id) }
  if (pair.me === pair.other) throw new AppError('refused', 'api.message-to-self')
  return pair
}

/** A participant's id on the wire and in the inboxes. */
export const numberOf = (side: ParticipantId): number => side ?? SUPPORT_ID

/** The participant of an id on the wire. */
export const sideOf = (number: number): ParticipantId => (number === SUPPORT_ID ? null : number)
