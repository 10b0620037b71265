/** A snapshot of the database: which transactions its statement saw. */
export interface Snapshot {
  /** All transactions before this one had ended. */
  xmin: bigint
  /** No transaction from this one on had begun. */
  xmax: bigint
  /** Those between that were running. */
  running: ReadonlySet<bigint>
}

/** Reads the text form of `pg_snapshot`. */
export function parseSnapshot(text: string): Snapshot {
  const [xmin = '0', xmax = '0', running = ''] = text.split(':')
  return {
    xmin: BigInt(xmin),
    xmax: BigInt(xmax),
    running: new Set(running === '' ? [] : running.split(',').map(BigInt)),
  }
}

/** Whether the snapshot includes what this transaction wrote, if it was committed. */
export const sees = ({ xmax, running }: Snapshot, xid: bigint) => xid < xmax && !running.has(xid)
