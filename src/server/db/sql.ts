import postgres from 'postgres'

/** Runs statements; queries work on the pool and on a transaction alike. */
export type Sql = postgres.ISql<Types>

/** A fragment of a statement composed per request. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

/** The pool, which can also open transactions, listen and end. */
export type Database = postgres.Sql<Types>

type Types = { bigint: number | string; numeric: number | string }

interface ConnectOptions {
  /** Maximum number of connections in total; absent means separate pools for statements and transactions. */
  connections?: number
  statementTimeoutMs?: number
  applicationName?: string
  /** False for a pooler that does not support prepared statements. */
  prepare?: boolean
  /**
   * URL of the same database without a pooler. `url` then leads to a pooler in transaction mode, whose connections get
   * their settings from the role (`setRoleDefaults`), and what lasts longer than a transaction uses this URL.
   */
  directUrl?: string | null
}

/** Settings of every connection. Statements are short; JIT compilation would take longer than running them. */
export const SESSION_SETTINGS = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
  jit: 'off',
} as const

/**
 * Small, because connections are used in turn and each parses and plans every statement itself: four warm connections
 * have a sixth more throughput than ten. Slow work does not run here: searches and transactions have their own
 * connections.
 */
const STATEMENT_POOL_SIZE = 4
/**
 * A transaction holds its connection while the program works between its statements, for example a second on an image.
 */
const TRANSACTION_POOL_SIZE = 8

/** Where a database is and who connects, in plain values that can be passed to a thread. */
export type Address = Record<string, unknown>

export function addressOf({ options }: Database): Address {
  const { host, port, database, user, pass, ssl, path, connection } = options
  return JSON.parse(JSON.stringify({ host, port, database, user, pass, ssl, path, connection }))
}

/** Opens a pool on `url`; connections are opened on first use and reopened after a loss. */
export function connect(url: string | Address, options: ConnectOptions = {}): Database {
  if (options.connections !== undefined) return open(url, options.connections, options)
  const statements = open(url, STATEMENT_POOL_SIZE, options, options.prepare === false ? NO_PIPELINE : {})
  const transactions = open(url, TRANSACTION_POOL_SIZE, options)
  const direct = options.directUrl ? open(options.directUrl, 1, { ...options, directUrl: null }) : null
  const { end } = statements
  // Presented as one pool: a transaction that waits for a lock does not block readers.
  return Object.assign(statements, {
    begin: transactions.begin,
    reserve: transactions.reserve,
    // Listening, and connections that others open with the same options, last longer than a transaction.
    ...(direct && { listen: direct.listen, options: direct.options }),
    end: async (given?: { timeout?: number }) => {
      await Promise.all([end(given), transactions.end(given), direct?.end(given)])
    },
  })
}

/**
 * A pooler before PgBouncer 1.21 returns a connection after the response to the first of several statements that were sent
 * together, and loses the others. Inside a transaction it keeps the connection.
 */
const NO_PIPELINE = { max_pipeline: 0 }

function open(url: string | Address, max: number, options: ConnectOptions, more = {}): Database {
  const own = {
    max,
    ...more,
    connect_timeout: 10,
    backoff: (retries: number) => Math.min(0.05 * 2 ** retries, 1),
    onnotice: () => {},
    prepare: options.prepare ?? true,
    connection: {
      application_name: options.applicationName ?? 'lintel',
      // A pooler refuses settings at the start of a connection.
      ...(!options.directUrl && {
        ...SESSION_SETTINGS,
        statement_timeout: options.statementTimeoutMs ?? SESSION_SETTINGS.statement_timeout,
      }),
    },
    types: {
      bigint: { to: 20, from: [20], parse: exactNumber, serialize: String },
      numeric: { to: 1700, from: [1700], parse: exactNumber, serialize: String },
    },
  }
  if (typeof url === 'string') return postgres(url, own)
  const connection = { ...(url.connection as object), ...own.connection }
  return postgres({ ...url, ...own, connection } as unknown as postgres.Options<typeof own.types>)
}

/** The row of a statement that always returns one. */
export async function one<T>(rows: PromiseLike<readonly T[]>): Promise<T> {
  const row = await maybeOne(rows)
  if (row === null) throw new Error('The statement returned no row')
  return row
}

/** The first row, or null. */
export async function maybeOne<T>(rows: PromiseLike<readonly T[]>): Promise<T | null> {
  return (await rows)[0] ?? null
}

/** Ids and sums become numbers; a value that a double would round stays a string. */
function exactNumber(text: string): number | string {
  const digits = text.replace(/^-|\./g, '').replace(/^0+/, '')
  const value = Number(text)
  return digits.length <= 15 || Number.isSafeInteger(value) ? value : text
}
