/** The option that a key selects, -1 for none; undefined for a key that moves nothing. */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return active === count - 1 ? -1 : active + 1
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1
    // While no option is active these keys belong to the input.
    case 'Home':
      return active === -1 ? undefined : 0
    case 'End':
      return active === -1 ? undefined : count - 1
    default:
      return undefined
  }
}
