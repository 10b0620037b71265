/** A foreign key. */
export interface Link {
  name: string
  from: string
  to: string
  columns: string[]
  targets: string[]
  /** True for a nullable foreign key. */
  isOptional: boolean
}

/**
 * Sorts tables so that each comes after those it references. In a cycle, the table that most others need comes first if
 * its own reference is nullable.
 */
export function topologicalOrder(names: readonly string[], links: readonly Link[]): string[] {
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
