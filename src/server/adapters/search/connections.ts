import postgres from 'postgres'
import { lending } from '#server/db/lending.ts'
import type { Limits } from './known.ts'
import type { Connection, SearchSql } from './statement.ts'

/**
 * Connections to the same database that only search: a slow one can neither take those of the rest nor run for long, and
 * every statement is planned for its own values, since a city and a country want different plans.
 */
export const searchConnections = (db: Connection, limits: Limits) => connectionsTo(db, limits, 4, {})

/**
 * Connections for what begins at a place or a shape: there is one way to read that, so it is planned once. Planning for
 * every search of a town takes as long as the search.
 */
export const placedConnections = (db: Connection, limits: Limits) =>
  connectionsTo(db, limits, 8, { plan_cache_mode: 'force_generic_plan' })

/**
 * Connections that follow an order until enough is found. Only an index does that without reading everything first, and
 * the planner cannot know how soon that will be.
 */
export const walkingConnections = (db: Connection, limits: Limits) =>
  connectionsTo(db, limits, 4, {
    enable_sort: false,
    enable_bitmapscan: false,
    enable_seqscan: false,
    max_parallel_workers_per_gather: 0,
  })

function connectionsTo(
  { options }: Connection,
  { milliseconds }: Limits,
  most: number,
  planning: Record<string, unknown>,
): SearchSql {
  const own = {
    ...options,
    // The driver takes options that have this for its own and changes nothing in them.
    shared: undefined,
    max: 1,
    idle_timeout: 60,
    connection: {
      ...(options.connection as object),
      statement_timeout: milliseconds,
      plan_cache_mode: 'force_custom_plan',
      // Half the table in the order of an index is read slower than all of it in its own, whatever is in memory.
      random_page_cost: 3,
      effective_cache_size: '256MB',
      default_transaction_read_only: true,
      ...planning,
    },
  }
  const open = () => postgres(own as unknown as postgres.Options<never>) as unknown as Connection
  return { asked: new Set(), kept: new Set(), ...lending(open, most) }
}
