import { may, type Side, type Viewer } from '#domain/policy.ts'
import { AppError } from '#server/errors.ts'
import type { Pair } from '#server/features/blocks/public.ts'
import { DESK } from '#server/features/live/public.ts'

/** Who speaks: the viewer, or the desk in whose name only staff may speak. */
export function speakerOf(viewer: Viewer, isDesk: boolean): Side {
  if (!isDesk) return viewer!.id
  if (!may.speakForDesk(viewer)) throw new AppError('forbidden', 'api.not-allowed')
  return null
}

/** The two sides of a conversation; nobody talks to themselves. */
export function pairOf(viewer: Viewer, { user_id, desk }: { user_id: number; desk: boolean }): Pair {
  const pair = { me: speakerOf(viewer, desk), other: sideOf(user_id) }
  if (pair.me === pair.other) throw new AppError('refused', 'api.message-to-self')
  return pair
}

/** The number of a side on the wire and in the inboxes. */
export const numberOf = (side: Side): number => side ?? DESK

/** The side behind a number on the wire. */
export const sideOf = (number: number): Side => (number === DESK ? null : number)
