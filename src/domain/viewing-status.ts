/** Viewing statuses, as on the wire. */
export const VIEWING_STATUSES = [
  'pending',
  'confirmed',
  'cancelled',
  'rescheduled',
  'completed',
  'auto_cancelled',
] as const
export type ViewingStatus = (typeof VIEWING_STATUSES)[number]

export const MEETING_TYPES = ['phone', 'virtual', 'in_person'] as const
export type MeetingType = (typeof MEETING_TYPES)[number]

/** Guest and host of a viewing. */
export type ViewingSide = 'guest' | 'host'

/** Statuses that occupy the slot. */
export const CONFIRMED_STATUSES = ['pending', 'confirmed', 'rescheduled'] as const satisfies readonly ViewingStatus[]

/** Transitions of a viewing; a new time must be confirmed by the other participant. */
export const VIEWING_MOVES = {
  confirm: { from: ['pending', 'rescheduled'], to: 'confirmed' },
  reschedule: { from: CONFIRMED_STATUSES, to: 'rescheduled' },
  cancel: { from: CONFIRMED_STATUSES, to: 'cancelled' },
} as const satisfies Record<string, { from: readonly ViewingStatus[]; to: ViewingStatus }>
export type ViewingMove = keyof typeof VIEWING_MOVES

export interface ViewingState {
  status: ViewingStatus
  proposedBy: ViewingSide
  startsAt: Date
}

/** Reason why a transition is not possible, or null. */
export type MoveError = 'over' | 'state' | 'own-proposal' | 'too-late'

/** `changeMinutes` is the minimum notice of changes by the guest; the host can always make changes. */
export function transitionError(
  viewing: ViewingState,
  move: ViewingMove,
  side: ViewingSide,
  { now, changeMinutes }: { now: Date; changeMinutes: number },
): MoveError | null {
  const from: readonly ViewingStatus[] = VIEWING_MOVES[move].from
  if (!from.includes(viewing.status)) return 'state'
  const left = viewing.startsAt.getTime() - now.getTime()
  if (left <= 0) return 'over'
  if (move === 'confirm') return viewing.proposedBy === side ? 'own-proposal' : null
  return side === 'guest' && left < changeMinutes * 60_000 ? 'too-late' : null
}

/** Maximum number of upcoming viewings of a guest with one host, if the host enables the limit. */
export const MAX_AHEAD = 3
