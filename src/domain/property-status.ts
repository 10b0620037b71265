/** Deal types; sold and rented properties are not in the public lists. */
export const PROPERTY_KINDS = ['sell', 'rent', 'sold', 'rented'] as const
export type PropertyKind = (typeof PROPERTY_KINDS)[number]

/** Moderation statuses of a listing. */
export const REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/**
 * Freshness stages by the time since the owner last confirmed availability: labelled, moved to the end of lists,
 * removed from lists, expired.
 */
export const FRESHNESS = ['fresh', 'aging', 'sunk', 'hidden', 'expired'] as const
export type Freshness = (typeof FRESHNESS)[number]

/** The fields that determine the allowed transitions. */
export interface PropertyState {
  kind: PropertyKind
  requestStatus: RequestStatus
  isActive: boolean
  freshness: Freshness
}

/** A project has neither a deal type nor a freshness. */
export type ProjectState = Pick<PropertyState, 'requestStatus' | 'isActive'>

/** Who makes a transition: the owner (or an administrator), a moderator, or a scheduled job. */
type Mover = 'owner' | 'staff' | 'time'

interface Move<S> {
  by: Mover
  from: Partial<{ [K in keyof S]: readonly S[K][] }>
  to: Partial<S>
}

/** Transitions and who may make them; the screens and the server use the same table. */
export const PROPERTY_MOVES = {
  approve: {
    by: 'staff',
    from: { requestStatus: ['pending', 'rejected'] },
    to: { requestStatus: 'approved', isActive: true, freshness: 'fresh' },
  },
  reject: {
    by: 'staff',
    from: { requestStatus: ['pending', 'approved'] },
    to: { requestStatus: 'rejected', isActive: false },
  },
  hide: { by: 'owner', from: { requestStatus: ['approved'], isActive: [true] }, to: { isActive: false } },
  show: {
    by: 'owner',
    from: { requestStatus: ['approved'], isActive: [false] },
    to: { isActive: true, freshness: 'fresh' },
  },
  sell: { by: 'owner', from: { kind: ['sell'] }, to: { kind: 'sold' } },
  let: { by: 'owner', from: { kind: ['rent'] }, to: { kind: 'rented' } },
  relet: { by: 'owner', from: { kind: ['rented'] }, to: { kind: 'rent', freshness: 'fresh' } },
  confirm: {
    by: 'owner',
    from: { requestStatus: ['approved'], kind: ['sell', 'rent'], freshness: ['fresh', 'aging', 'sunk'] },
    to: { freshness: 'fresh' },
  },
  /** A listing removed for its age is restored as soon as its owner confirms availability. */
  revive: {
    by: 'owner',
    from: { requestStatus: ['approved'], kind: ['sell', 'rent'], freshness: ['hidden', 'expired'] },
    to: { freshness: 'fresh', isActive: true },
  },
  age: { by: 'time', from: { ...onOffer(), freshness: ['fresh'] }, to: { freshness: 'aging' } },
  sink: { by: 'time', from: { ...onOffer(), freshness: ['fresh', 'aging'] }, to: { freshness: 'sunk' } },
  retire: {
    by: 'time',
    from: { ...onOffer(), freshness: ['fresh', 'aging', 'sunk'] },
    to: { freshness: 'hidden', isActive: false },
  },
  expire: { by: 'time', from: { requestStatus: ['approved'], freshness: ['hidden'] }, to: { freshness: 'expired' } },
} as const satisfies Record<string, Move<PropertyState>>
export type PropertyMove = keyof typeof PROPERTY_MOVES

export const PROJECT_MOVES = {
  approve: {
    by: 'staff',
    from: { requestStatus: ['pending', 'rejected'] },
    to: { requestStatus: 'approved', isActive: true },
  },
  reject: {
    by: 'staff',
    from: { requestStatus: ['pending', 'approved'] },
    to: { requestStatus: 'rejected', isActive: false },
  },
  hide: { by: 'owner', from: { requestStatus: ['approved'], isActive: [true] }, to: { isActive: false } },
  show: { by: 'owner', from: { requestStatus: ['approved'], isActive: [false] }, to: { isActive: true } },
} as const satisfies Record<string, Move<ProjectState>>
export type ProjectMove = keyof typeof PROJECT_MOVES

/** Whether the table allows the transition from this state. */
export const canMove = (state: PropertyState, move: PropertyMove) => fits(state, PROPERTY_MOVES[move])
export const canMoveProject = (state: ProjectState, move: ProjectMove) => fits(state, PROJECT_MOVES[move])

/** The state after a transition, or the same state if the table does not allow it. */
export const moved = (state: PropertyState, move: PropertyMove): PropertyState =>
  canMove(state, move) ? { ...state, ...PROPERTY_MOVES[move].to } : state
export const movedProject = (state: ProjectState, move: ProjectMove): ProjectState =>
  canMoveProject(state, move) ? { ...state, ...PROJECT_MOVES[move].to } : state

/** Status of a listing as shown to its owner. */
export function listingStatusOf(state: PropertyState) {
  if (state.requestStatus !== 'approved') return state.requestStatus
  if (!isOpen(state.kind)) return state.kind
  if (state.isActive) return 'active' as const
  return state.freshness === 'expired' ? ('expired' as const) : ('inactive' as const)
}

/** Whether the listing is public. */
export const isPublic = ({ requestStatus, isActive }: Pick<PropertyState, 'requestStatus' | 'isActive'>) =>
  requestStatus === 'approved' && isActive

/** Whether the property is available; sold and rented properties accept neither interest nor reports. */
export const isOpen = (kind: PropertyKind): kind is 'sell' | 'rent' => kind === 'sell' || kind === 'rent'

function onOffer() {
  return {
    requestStatus: ['approved'] as const,
    isActive: [true] as const,
    kind: ['sell', 'rent'] as const,
  }
}

function fits<S extends object>(state: S, { from }: Move<S>): boolean {
  return (Object.entries(from) as [keyof S, readonly unknown[]][]).every(([part, wanted]) =>
    wanted.includes(state[part]),
  )
}
