/** The columns with the lowest or highest number; none when fewer than two are known or all are equal. */
export function bestOf(values: readonly (number | null)[], want: 'low' | 'high'): number[] {
  const known = values.filter((value): value is number => value !== null)
  if (known.every((value) => value === known[0])) return []
  const best = want === 'low' ? Math.min(...known) : Math.max(...known)
  return values.flatMap((value, index) => (value === best ? [index] : []))
}

/** Prices are comparable only for the same deal type and rent period. */
export const isComparable = (homes: readonly { type: string; rentduration: string | null }[]) =>
  new Set(homes.map(({ type, rentduration }) => `${type} ${type === 'rent' ? rentduration?.toLowerCase() : ''}`))
    .size === 1
