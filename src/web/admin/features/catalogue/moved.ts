/** What a dragged entry of the catalogue carries its number as, so that nothing else can be dropped. */
export const DRAGGED = 'application/x-lintel-entry'

/** A list in which one item has gone to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
