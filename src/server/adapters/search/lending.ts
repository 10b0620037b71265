import type { Connection, SearchSql } from './statement.ts'

/**
 * Lends connections, each to one statement at a time. The one that came back last is lent first: it has parsed and
 * planned most of what is asked, and in turns each of them would have to.
 */
export function lending(open: () => Connection, most: number): SearchSql {
  const all: Connection[] = []
  const idle: Connection[] = []
  const waiting: ((connection: Connection) => void)[] = []

  function take(): Connection | Promise<Connection> {
    const known = idle.pop()
    if (known) return known
    if (all.length === most) return new Promise((resolve) => waiting.push(resolve))
    const opened = open()
    all.push(opened)
    return opened
  }

  function giveBack(connection: Connection) {
    const next = waiting.shift()
    if (next) next(connection)
    else idle.push(connection)
  }

  return {
    asked: new Set(),
    kept: new Set(),
    async lend(use) {
      const connection = await take()
      try {
        return await use(connection)
      } finally {
        giveBack(connection)
      }
    },
    end: async (timeout) => {
      await Promise.all(all.map((connection) => connection.end({ timeout })))
    },
  }
}
