import type { OwnListing } from '#contract/owner.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { canMove, canMoveProject, type PropertyState } from '#domain/property-status.ts'

const MOVES = ['confirm', 'show', 'hide', 'sell', 'let', 'relet'] as const
export type OwnAction = (typeof MOVES)[number] | 'delete'

/** The fields of a listing that the action table reads. */
export const stateOf = ({ kind, request_status, is_active, freshness }: OwnListing): PropertyState => ({
  kind,
  requestStatus: request_status,
  isActive: is_active,
  freshness,
})

/** The actions of the owner on a listing now; any listing may be deleted. */
export function ownActions(kind: ListingKind, listing: OwnListing): OwnAction[] {
  const state = stateOf(listing)
  const moves =
    kind === 'project'
      ? (['show', 'hide'] as const).filter((move) => canMoveProject(state, move))
      : MOVES.filter((move) => canMove(state, move))
  return [...moves, 'delete']
}
