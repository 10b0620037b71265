import { remember } from '#domain/remember.ts'
import type { SearchFilter } from '#domain/search-filter.ts'
import { type Choice, countFacets } from './count-facets.ts'
import { sized } from './estimate.ts'
import { countNear, facetRows } from './facet-rows.ts'
import { askedFor, type Searching } from './known.ts'
import type { FacetCounts } from './port.ts'
import type { SearchSql } from './statement.ts'

export async function findFacets(searching: Searching, filter: SearchFilter, now: Date): Promise<FacetCounts | null> {
  const { asked, size } = await sized(await askedFor(searching, filter, now))
  if (size.rows > asked.limits.narrow) return null
  const bare = [...asked.vocabulary.facilityBits].filter(([, bit]) => bit === null).map(([id]) => id)
  const [rows, choices, near] = await Promise.all([facetRows(asked), choicesOf(asked.placed), countNear(asked, bare)])
  return countFacets(rows, choices, near, asked)
}

const memory = remember<SearchSql, Choice[]>({ seconds: 5, most: 1 })

/** The answers that questions offer, with the numbers of those that homes give. */
const choicesOf = (sql: SearchSql): Promise<Choice[]> =>
  memory(
    sql,
    '',
    () =>
      sql.lend(
        (own) => own<Choice[]>`
          select p.id as "parameterId", w.word, o.id as "optionId"
          from parameters p
          cross join lateral jsonb_array_elements_text(p.type_values) with ordinality w (word, place)
          left join answer_options o on o.parameter_id = p.id and o.word = plain_text(btrim(w.word))
          order by p.id, w.place`,
      ),
    (known) => known.every(({ optionId }) => optionId !== null),
  )
