/** Whether two listing states are equal; the order of attributes, nearby places and translations is ignored. */
export const isSameState = (a: object, b: object): boolean => canonical(a) === canonical(b)

const UNORDERED_KEYS = ['parameterId', 'facilityId', 'languageCode'] as const

const canonical = (state: object): string =>
  JSON.stringify(state, (_key, value: unknown) => {
    if (Array.isArray(value)) return inOrder(value)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, part]) => part !== null && part !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  })

function inOrder(items: readonly unknown[]): readonly unknown[] {
  const key = UNORDERED_KEYS.find((name) =>
    items.every((item) => typeof item === 'object' && item !== null && name in item),
  )
  if (!key) return items
  const keyOf = (item: unknown) => String((item as Record<string, unknown>)[key])
  return [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}
