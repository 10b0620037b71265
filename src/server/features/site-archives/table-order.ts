/** A foreign key. */
export interface Link {
  name: string
  from: string
  to: string
  columns: string[]
  targets: string[]
  /** True where a row may do without it. */
  isOptional: boolean
}

/**
 * Tables so that each comes after those it points to. Where tables point at each other in a circle, the one that most others
 * need comes first, if it can do without.
 */
export function inOrderOfNeed(names: readonly string[], links: readonly Link[]): string[] {
  const order: string[] = []
  const left = new Set([...names].sort())
  const isMissing = ({ from, to }: Link) => from !== to && left.has(to)
  while (left.size > 0) {
    const open = (name: string) => links.filter((link) => link.from === name && isMissing(link))
    const next =
      [...left].find((name) => open(name).length === 0) ??
      mostNeeded(
        [...left].filter((name) => open(name).every(({ isOptional }) => isOptional)),
        links,
        left,
      )
    if (!next) throw new Error(`Tables need each other in a circle: ${[...left].join(', ')}`)
    order.push(next)
    left.delete(next)
  }
  return order
}

function mostNeeded(names: readonly string[], links: readonly Link[], left: ReadonlySet<string>): string | undefined {
  const needs = (name: string) => links.filter(({ from, to }) => to === name && left.has(from)).length
  return [...names].sort((a, b) => needs(b) - needs(a))[0]
}
