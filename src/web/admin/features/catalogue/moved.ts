/** The drag data type of a catalogue entry's id, so that nothing else can be dropped. */
export const DRAGGED = 'application/x-lintel-entry'

/** The list with one item moved to another position. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
