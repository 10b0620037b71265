import type { Cluster } from './cluster.ts'
import { LISTINGS } from './index-definition.ts'
import { all, type Question } from './question.ts'

/** The total without each condition. */
export async function findRelaxed(cluster: Cluster, { place, conditions }: Question) {
  if (conditions.length === 0) return []
  const others = (left: number) => all(conditions.filter((_, index) => index !== left).map(({ clause }) => clause))
  const { aggregations } = await cluster.search(LISTINGS, {
    query: all(place),
    size: 0,
    aggregations: {
      relaxed: { filters: { filters: conditions.map((_, index) => others(index)) } },
    },
  })
  const { buckets } = aggregations!.relaxed as unknown as { buckets: { doc_count: number }[] }
  return conditions.map(({ name }, index) => ({ name, total: buckets[index]!.doc_count }))
}
