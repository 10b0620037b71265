import type { SearchRow } from '#server/adapters/search/columnar/search-row.ts'
import type { Home, World } from './world.ts'

/** The listings of a database as the tests know them, from the rows that engines read. */
export function worldOfRows(rows: readonly SearchRow[]): World {
  const homes = rows.map(homeOfRow)
  const distinct = <T>(values: T[]) => [...new Set(values)].sort()
  const options = new Map<number, Set<string>>()
  for (const { answers } of homes)
    for (const [id, words] of Object.entries(answers))
      options.set(Number(id), new Set([...(options.get(Number(id)) ?? []), ...words]))
  return {
    homes,
    categoryIds: distinct(homes.map(({ categoryId }) => categoryId)),
    ownerIds: distinct([UNKNOWN, ...homes.flatMap(({ ownerId }) => ownerId ?? [])]),
    facilityIds: distinct([UNKNOWN, ...homes.flatMap(({ facilities }) => Object.keys(facilities).map(Number))]),
    choices: [...options, [UNKNOWN, ['unknown']] as const].map(([id, words]) => ({ id, words: [...words].sort() })),
    year: homes.flatMap(({ numbers }) => Object.keys(numbers).map(Number))[0] ?? UNKNOWN,
  }
}

/** No listing has it, but questions can always name one. */
const UNKNOWN = 999_999

function homeOfRow(row: SearchRow): Home {
  const answers: Home['answers'] = {}
  for (const [id, word] of row.options) answers[id] = [...(answers[id] ?? []), word]
  return {
    ...row,
    createdAt: new Date(row.createdAt / 1000),
    createdMicros: row.createdAt,
    isAgency: row.isByAgency,
    answers,
    numbers: Object.fromEntries(row.numbers),
    facilities: Object.fromEntries(row.facilities.map(([id, tenths]) => [id, tenths / 10])),
    words: [...(row.words ?? [])],
  }
}
