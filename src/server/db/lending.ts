export interface Lending<C> {
  lend<T>(use: (connection: C) => PromiseLike<T>): Promise<T>
  /** Waits for what is under way, for so many seconds. */
  end(timeout?: number): Promise<void>
}

interface Ending {
  end(options?: { timeout?: number }): Promise<void>
}

/**
 * Lends connections, each to one statement at a time. The one that came back last is lent first: it has parsed and
 * planned most of what is asked, and in turns each of them would have to.
 */
export function lending<C extends Ending>(open: () => C, most: number): Lending<C> {
  const all: C[] = []
  const idle: C[] = []
  const waiting: ((connection: C) => void)[] = []
  let isEnded = false

  function take(): C | Promise<C> {
    const known = idle.pop()
    if (known) return known
    if (isEnded) throw new Error('These connections have ended')
    if (all.length === most) return new Promise((resolve) => waiting.push(resolve))
    const opened = open()
    all.push(opened)
    return opened
  }

  function giveBack(connection: C) {
    const next = waiting.shift()
    if (next) next(connection)
    else idle.push(connection)
  }

  return {
    async lend(use) {
      const connection = await take()
      try {
        return await use(connection)
      } finally {
        giveBack(connection)
      }
    },
    end: async (timeout) => {
      isEnded = true
      await Promise.all(all.map((connection) => connection.end(timeout === undefined ? {} : { timeout })))
    },
  }
}
