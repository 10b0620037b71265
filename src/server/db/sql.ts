import postgres from 'postgres'
import { type Lending, lending } from './lending.ts'

/** Runs statements; a query cannot tell whether it was given the pool or a transaction. */
export type Sql = postgres.ISql<Types>

/** A piece of a statement that is put together for one request. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

/** The pool itself, which can also open transactions, listen and end. */
export type Database = Pool & {
  /** For a statement that may wait for others or for the disk: nobody waits behind it but others of its kind. */
  apart: Lending<Pool>['lend']
}

type Pool = postgres.Sql<Types>

type Types = { bigint: number | string; numeric: number | string }

interface ConnectOptions {
  /** At most so many, for whatever is asked; left out, statements and transactions have their own. */
  connections?: number
  statementTimeoutMs?: number
  applicationName?: string
}

/**
 * Few, because they are used in turn: each has to read and plan every statement for itself, and a server with four of them in its
 * caches answers a sixth more than with ten. What takes long is not asked here: searches, transactions and what waits for others have
 * connections of their own.
 */
const FOR_STATEMENTS = 4
/** A transaction holds its connection while the program works between its statements, on a picture for a second. */
const FOR_TRANSACTIONS = 8
/** Messages wait for a block, for each other in a conversation, and for the disk. */
const APART = 6

/** Opens a pool on `url`; connections are made on first use and again after a loss. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  if (options.connections !== undefined) {
    const pool = open(url, options.connections, options)
    return Object.assign(pool, { apart: async <T>(use: (sql: Pool) => PromiseLike<T>) => use(pool) })
  }
  const statements = open(url, FOR_STATEMENTS, options)
  const transactions = open(url, FOR_TRANSACTIONS, options)
  const apart = lending(() => open(url, 1, options), APART)
  const { end } = statements
  // One pool to the outside: whoever waits for a transaction, or in one statement for somebody else, keeps no reader waiting.
  return Object.assign(statements, {
    apart: apart.lend,
    begin: transactions.begin,
    reserve: transactions.reserve,
    end: async (given?: { timeout?: number }) => {
      await Promise.all([end(given), transactions.end(given), apart.end(given?.timeout)])
    },
  })
}

function open(url: string, max: number, options: ConnectOptions): Pool {
  return postgres(url, {
    max,
    connect_timeout: 10,
    backoff: (retries) => Math.min(0.05 * 2 ** retries, 1),
    onnotice: () => {},
    connection: {
      application_name: options.applicationName ?? 'lintel',
      statement_timeout: options.statementTimeoutMs ?? 15_000,
      idle_in_transaction_session_timeout: 60_000,
      // Our statements are short; compiling them would take longer than running them.
      jit: 'off',
    },
    types: {
      bigint: { to: 20, from: [20], parse: exactNumber, serialize: String },
      numeric: { to: 1700, from: [1700], parse: exactNumber, serialize: String },
    },
  })
}

/** The only row of a statement that always has one. */
export async function one<T>(rows: PromiseLike<readonly T[]>): Promise<T> {
  const row = await maybeOne(rows)
  if (row === null) throw new Error('The statement returned no row')
  return row
}

/** The first row, or null. */
export async function maybeOne<T>(rows: PromiseLike<readonly T[]>): Promise<T | null> {
  return (await rows)[0] ?? null
}

/** Ids and sums are numbers; a value that a double would round stays a string. */
function exactNumber(text: string): number | string {
  const digits = text.replace(/^-|\./g, '').replace(/^0+/, '')
  const value = Number(text)
  return digits.length <= 15 || Number.isSafeInteger(value) ? value : text
}
