import { unaccented } from '#domain/unaccent.ts'
import type { SearchRow } from '#server/adapters/search/columnar/search-row.ts'
import { answeredOf } from './brute-force.ts'
import type { Home, World } from './world.ts'

/** The listings of a world as engines index them, without a database. */
export const rowsOf = ({ homes }: Pick<World, 'homes'>): SearchRow[] => homes.map(rowOf)

export function rowOf(home: Home): SearchRow {
  const { answers, numbers, facilities, area, price } = home
  const byId = <T>(values: Record<number, T>) =>
    Object.entries(values).map(([id, value]) => [Number(id), value] as const)
  return {
    ...home,
    createdAt: home.createdMicros,
    isByAgency: home.isAgency,
    areaPrice: area ? Math.fround(price / area) : null,
    options: byId(answers).flatMap(([id, words]) => words.map((word) => [id, unaccented(word).trim()] as const)),
    numbers: byId(numbers),
    answered: answeredOf(home),
    facilities: byId(facilities).map(([id, kilometres]) => [id, Math.round(kilometres * 10)] as const),
    words: home.words,
  }
}
