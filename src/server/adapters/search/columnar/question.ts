import type { Sql } from '#server/db/sql.ts'
import type { Search } from '../port.ts'
import type { Engine, EngineFilter } from './engine.ts'
import { isPhrase } from './text.ts'
import { listTextIds } from './text-ids.sql.ts'

type Method = 'page' | 'count' | 'relaxed' | 'facets' | 'clusters'

/** One call of the port, as it travels to the index. */
export type Question = { [M in Method]: { method: M; args: Parameters<Search[M]> } }[Method]

/** Asks the engine; a phrase, and any text until all words are loaded, is looked up in the database. */
export async function answer(engine: Engine, sql: Sql, { method, args }: Question, hasAllWords: boolean) {
  const [filter, ...rest] = args
  const asked: EngineFilter =
    filter.text !== undefined && (!hasAllWords || isPhrase(filter.text))
      ? { ...filter, textIds: await listTextIds(sql, filter.text) }
      : filter
  return (engine[method] as (...args: unknown[]) => unknown)(asked, ...rest)
}

/** The port on top of whatever answers questions; `change` is one that the answer should include. */
export function searchThrough(
  ask: (question: Question, change: bigint | null) => Promise<unknown>,
  rest: Pick<Search, 'close' | 'isReady' | 'start'>,
  change: bigint | null = null,
): Search {
  const through =
    <M extends Method>(method: M) =>
    (...args: Parameters<Search[M]>) =>
      ask({ method, args } as Question, change) as ReturnType<Search[M]>
  return {
    page: through('page'),
    count: through('count'),
    relaxed: through('relaxed'),
    facets: through('facets'),
    clusters: through('clusters'),
    after: (xid) => searchThrough(ask, rest, xid),
    ...rest,
  }
}
