import postgres from 'postgres'

/** Runs statements; a query cannot tell whether it was given the pool or a transaction. */
export type Sql = postgres.ISql<Types>

/** A piece of a statement that is put together for one request. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

/** The pool itself, which can also open transactions, listen and end. */
export type Database = postgres.Sql<Types>

type Types = { bigint: number | string; numeric: number | string }

interface ConnectOptions {
  connections?: number
  statementTimeoutMs?: number
  applicationName?: string
}

/** Opens a pool on `url`; connections are made on first use and again after a loss. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  return postgres(url, {
    max: options.connections ?? 10,
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
