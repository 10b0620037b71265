import type { SearchFilter } from '#domain/search-filter.ts'
import { createTtlCache } from '#domain/ttl-cache.ts'
import type { Database } from '#server/db/sql.ts'
import type { Choices, Search } from '../port.ts'
import type { Cluster } from './cluster.ts'
import { findClusters } from './clusters.ts'
import { conditionsOf } from './conditions.ts'
import { findFacets } from './facets.ts'
import { countOf, findPage } from './page.ts'
import { placeOf } from './place.ts'
import { readOptions } from './queries.ts'
import type { Question } from './question.ts'
import { findRelaxed } from './relaxed.ts'
import { wordsOf } from './words.ts'

/** Searches in an OpenSearch cluster. The database only reads texts, as it does for the index. */
export function openSearch(cluster: Cluster, db: Database): Search {
  const ask = (filter: SearchFilter, now: Date) => readQuestion(cluster, db, filter, now)
  const search: Search = {
    page: async (filter, sort, window, now) => {
      const question = await ask(filter, now)
      return { ...(await findPage(cluster, question, { ...window, sort, filter })), corrected: question.corrected }
    },
    count: async (filter, now) => ({ total: await countOf(cluster, await ask(filter, now)) }),
    relaxed: async (filter, now) => findRelaxed(cluster, await ask(filter, now)),
    facets: async (filter, choices, now) => {
      const [question, options] = await Promise.all([ask(filter, now), optionsOf(db, choices)])
      return findFacets(cluster, question, { filter, choices: options, now })
    },
    clusters: async (filter, view, now) => findClusters(cluster, await ask(filter, now), view),
    after: () => search,
    start: async () => {},
    isReady: () => true,
    close: () => cluster.close(),
  }
  return search
}

async function readQuestion(cluster: Cluster, db: Database, filter: SearchFilter, now: Date): Promise<Question> {
  const [words, plain] = await Promise.all([
    filter.text === undefined ? null : wordsOf(cluster, db, filter.text),
    plainParameters(db, filter),
  ])
  const conditions = conditionsOf(plain, now)
  if (words) conditions.push({ group: 'text', name: 'text', clause: words.clause })
  return { place: placeOf(filter), conditions, corrected: words?.corrected ?? null }
}

/** The filter with the wanted parameter values in the form of the index. */
async function plainParameters(db: Database, filter: SearchFilter): Promise<SearchFilter> {
  const words = (filter.parameters ?? []).flatMap((wanted) => ('oneOf' in wanted ? wanted.oneOf : []))
  if (words.length === 0) return filter
  const plain = await readOptions(db, words)
  return {
    ...filter,
    parameters: filter.parameters!.map((wanted) =>
      'oneOf' in wanted ? { ...wanted, oneOf: wanted.oneOf.map((word) => plain.get(word)!) } : wanted,
    ),
  }
}

const memory = createTtlCache<Database, Map<string, string>>({ seconds: 60, most: 4 })

/** The options that a caller counts are those of all parameters, so they are read once a minute. */
async function optionsOf(db: Database, choices: readonly Choices[]) {
  const words = [...new Set(choices.flatMap((choice) => choice.words))]
  const plain = await memory(db, JSON.stringify(words), () => readOptions(db, words))
  return choices.map((choice) => ({ ...choice, plain: choice.words.map((word) => plain.get(word)!) }))
}
