/** The states of a viewing, as on the wire. */
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

/** Who comes, and who shows. */
export type ViewingSide = 'guest' | 'host'

/** States in which the time is taken. */
export const STANDING = ['pending', 'confirmed', 'rescheduled'] as const satisfies readonly ViewingStatus[]

/** What the two sides do; a new time waits for the side that did not name it. */
export const VIEWING_MOVES = {
  confirm: { from: ['pending', 'rescheduled'], to: 'confirmed' },
  reschedule: { from: STANDING, to: 'rescheduled' },
  cancel: { from: STANDING, to: 'cancelled' },
} as const satisfies Record<string, { from: readonly ViewingStatus[]; to: ViewingStatus }>
export type ViewingMove = keyof typeof VIEWING_MOVES

export interface ViewingState {
  status: ViewingStatus
  proposedBy: ViewingSide
  startsAt: Date
}

/** Why a move cannot be made now, or null. */
export type MoveFault = 'over' | 'state' | 'own-proposal' | 'too-late'

/** `changeMinutes` is how long before it begins a guest can still change something; the host always can. */
export function faultOfMove(
  viewing: ViewingState,
  move: ViewingMove,
  side: ViewingSide,
  { now, changeMinutes }: { now: Date; changeMinutes: number },
): MoveFault | null {
  const from: readonly ViewingStatus[] = VIEWING_MOVES[move].from
  if (!from.includes(viewing.status)) return 'state'
  const left = viewing.startsAt.getTime() - now.getTime()
  if (left <= 0) return 'over'
  if (move === 'confirm') return viewing.proposedBy === side ? 'own-proposal' : null
  return side === 'guest' && left < changeMinutes * 60_000 ? 'too-late' : null
}

/** With so many ahead at one host a visitor waits, where the host wants it so. */
export const MOST_AHEAD = 3
