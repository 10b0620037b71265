import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

/**
 * Locks the folder against a second process. SQLite holds a file lock, which the kernel releases however this process
 * ends.
 */
export function holdFolder(dataDir: string, usedBy: string): () => void {
  const holder = join(dataDir, 'in-use.json')
  const lock = new DatabaseSync(join(dataDir, 'in-use.lock'))
  try {
    lock.exec('pragma journal_mode = delete; pragma busy_timeout = 0; begin exclusive')
  } catch {
    lock.close()
    throw new StartError(
      `The data folder ${dataDir} is in use by ${describeHolder(holder)}. Stop it first, or set DATA_DIR.`,
    )
  }
  writeFileSync(holder, JSON.stringify({ pid: process.pid, usedBy }))
  return () => lock.close()
}

function describeHolder(file: string): string {
  try {
    const { pid, usedBy } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; usedBy: string }
    return `process ${pid}${usedBy ? ` (${usedBy})` : ''}`
  } catch {
    return 'another process'
  }
}
