import { deserialize, serialize } from 'node:v8'
import type { Box } from '#domain/geo.ts'
import type { SearchFilter, SearchSort } from '#domain/search-filter.ts'
import type { Choices, FacetCounts, FoundPage, MapResult } from '../port.ts'
import { findClusters } from './clusters.ts'
import { conditionsOf, type Question } from './conditions.ts'
import { createCorrections } from './correction.ts'
import { findFacets } from './facets.ts'
import { createListingIndex, type IndexState } from './listing-index.ts'
import { findPage, type Window } from './page.ts'
import { findRelaxed } from './relaxed.ts'
import type { SearchRow } from './search-row.ts'
import { select } from './selection.ts'
import { matchText } from './text-match.ts'

/** A filter whose text was already looked up in the database: a phrase, or any text before the words are loaded. */
export interface EngineFilter extends SearchFilter {
  textIds?: readonly number[]
}

export interface Engine {
  /** Adds or replaces listings, and removes others. */
  apply(changed: readonly SearchRow[], removedIds: readonly number[]): void
  /** Sets the words of listings that were applied without. */
  applyWords(words: readonly { id: number; words: readonly string[] }[]): void
  /** Prepares for questions after a load; otherwise the first question takes longer. */
  settle(): void
  size(): number
  page(filter: EngineFilter, sort: SearchSort, window: Window, now: Date): FoundPage
  count(filter: EngineFilter, now: Date): { total: number }
  relaxed(filter: EngineFilter, now: Date): { name: string; total: number }[]
  facets(filter: EngineFilter, choices: readonly Choices[], now: Date): FacetCounts
  clusters(filter: EngineFilter, view: { box: Box; zoom: number }, now: Date): MapResult
  /** The memory of the engine, for `createEngine` of the same version. */
  save(): Uint8Array[]
}

/** A columnar index of all public listings in memory that answers every search exactly. */
export function createEngine(saved?: readonly Uint8Array[]): Engine {
  const index = createListingIndex(saved && restored(saved))
  const correct = createCorrections(index.words)

  function ask<T>({ textIds, ...filter }: EngineFilter, now: Date, answer: (question: Question) => T): T {
    index.settle()
    try {
      const text =
        filter.text === undefined
          ? null
          : textIds
            ? { alternatives: [], ids: textIds, corrected: null }
            : matchText(index, correct, filter.text)
      return answer({ filter, text, now })
    } finally {
      index.bitmaps.endQuestion()
    }
  }

  return {
    apply(changed, removedIds) {
      for (const listing of changed) index.write(listing)
      for (const id of removedIds) index.remove(id)
    },
    applyWords(words) {
      for (const { id, words: own } of words) index.writeWords(id, own)
    },
    settle: index.settle,
    size: index.size,
    page: (filter, sort, window, now) => ask(filter, now, (question) => findPage(index, question, sort, window)),
    count: (filter, now) =>
      ask(filter, now, (question) => ({ total: select(index, conditionsOf(index, question)).total })),
    relaxed: (filter, now) => ask(filter, now, (question) => findRelaxed(index, question)),
    facets: (filter, choices, now) => ask(filter, now, (question) => findFacets(index, question, choices)),
    clusters: (filter, view, now) => ask(filter, now, (question) => findClusters(index, question, view)),
    save: () => Object.entries(index.state()).map((part) => serialize(part)),
  }
}

const restored = (parts: readonly Uint8Array[]) =>
  Object.fromEntries(parts.map((part) => deserialize(part) as [string, unknown])) as unknown as IndexState
