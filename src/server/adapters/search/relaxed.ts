import type { SearchFilter } from '#domain/search-filter.ts'
import { conditionsOf } from './conditions.ts'
import { sized } from './estimate.ts'
import { askedFor, type Searching } from './known.ts'
import { beginning, sampled, select } from './place.ts'
import { bindings, run } from './statement.ts'

const FAILED = 1000

/** Counts the homes that fail one condition alone, which is what letting it go would bring; from a sample where they are too many. */
export async function findRelaxed(searching: Searching, filter: SearchFilter, now: Date) {
  const asked = await askedFor(searching, filter, now)
  const values = bindings()
  const conditions = conditionsOf(values, filter, asked, true)
  if (conditions.length === 0) return []
  const { asked: placed, size } = await sized({ ...asked, filter: placeOnly(filter), text: null })
  const { homes } = asked.vocabulary
  const part = size.rows <= asked.limits.narrow ? 100 : Math.min(100, (100 * asked.limits.sampled) / homes)
  const place = part === 100 ? beginning(values, { filter, isShape: placed.isShape }) : sampled(values, filter, part)
  const failed = conditions.map(({ text }, index) => `case when ${text} then 0 else ${FAILED + index} end`)
  const counts = await run<{ failed: number; count: number }>(
    asked.sql,
    `select failed, count(*) as count from (${select(`${failed.join(' + ')} as failed`, place, [])}) asked
     where failed < ${2 * FAILED} group by failed`,
    values,
  )
  const all = counts.find((row) => row.failed === 0)?.count ?? 0
  return conditions.map(({ name }, index) => {
    const alone = counts.find((row) => row.failed === FAILED + index)?.count ?? 0
    return { name, total: Math.round(((all + alone) * 100) / part) }
  })
}

const placeOnly = ({ scopes, around, box, areas, ownerId }: SearchFilter): SearchFilter => ({
  ...(scopes && { scopes }),
  ...(around && { around }),
  ...(box && { box }),
  ...(areas && { areas }),
  ...(ownerId !== undefined && { ownerId }),
})
