/** What a home is offered as; sold and rented homes have left the public lists. */
export const PROPERTY_KINDS = ['sell', 'rent', 'sold', 'rented'] as const
export type PropertyKind = (typeof PROPERTY_KINDS)[number]

/** Where a listing stands with the moderators. */
export const REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** The parts of a listing that decide what may happen to it next. */
export interface PropertyState {
  kind: PropertyKind
  requestStatus: RequestStatus
  isActive: boolean
}

interface Move {
  by: 'owner' | 'admin'
  from: Partial<{ [K in keyof PropertyState]: readonly PropertyState[K][] }>
  to: Partial<PropertyState>
}

/** Which moves an owner or a moderator may make; the screens and the server read the same table. */
export const PROPERTY_MOVES = {
  approve: {
    by: 'admin',
    from: { requestStatus: ['pending', 'rejected'] },
    to: { requestStatus: 'approved', isActive: true },
  },
  reject: {
    by: 'admin',
    from: { requestStatus: ['pending', 'approved'] },
    to: { requestStatus: 'rejected', isActive: false },
  },
  hide: { by: 'owner', from: { requestStatus: ['approved'], isActive: [true] }, to: { isActive: false } },
  show: { by: 'owner', from: { requestStatus: ['approved'], isActive: [false] }, to: { isActive: true } },
  sell: { by: 'owner', from: { kind: ['sell'] }, to: { kind: 'sold' } },
  let: { by: 'owner', from: { kind: ['rent'] }, to: { kind: 'rented' } },
  relet: { by: 'owner', from: { kind: ['rented'] }, to: { kind: 'rent' } },
} as const satisfies Record<string, Move>
export type PropertyMove = keyof typeof PROPERTY_MOVES

/** Whether the table allows this move from this state. */
export function canMove(state: PropertyState, move: PropertyMove): boolean {
  const from: Move['from'] = PROPERTY_MOVES[move].from
  return (
    allows(from.kind, state.kind) &&
    allows(from.requestStatus, state.requestStatus) &&
    allows(from.isActive, state.isActive)
  )
}

/** The state after a move, or the same state when the table does not allow it. */
export function moved(state: PropertyState, move: PropertyMove): PropertyState {
  return canMove(state, move) ? { ...state, ...PROPERTY_MOVES[move].to } : state
}

/** Whether anyone may see the listing. */
export const isPublic = ({ requestStatus, isActive }: Pick<PropertyState, 'requestStatus' | 'isActive'>) =>
  requestStatus === 'approved' && isActive

/** Whether people may still ask for it; a home that is gone takes neither interest nor reports. */
export const isOpen = (kind: PropertyKind) => kind === 'sell' || kind === 'rent'

function allows<T>(wanted: readonly T[] | undefined, actual: T): boolean {
  return wanted === undefined || wanted.includes(actual)
}
