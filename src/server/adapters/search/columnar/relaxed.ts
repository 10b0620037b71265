import { conditionsOf, type Question } from './conditions.ts'
import type { ListingIndex } from './listing-index.ts'
import { selectGroups } from './selection.ts'

/** The total without each single condition; the location is not a condition here. */
export function findRelaxed(index: ListingIndex, question: Question): { name: string; total: number }[] {
  const conditions = conditionsOf(index, question)
  const { without } = selectGroups(index, conditions, ({ name }) => name)
  return [...new Set(conditions.map(({ name }) => name))]
    .filter((name) => name !== '')
    .map((name) => ({ name, total: without(name).total }))
}
