import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Content of the server's `postmaster.pid`. */
export interface PidFile {
  pid: number
  port: number
  status: string
}

/** Reads `postmaster.pid`, which belongs to the server: the program never writes or deletes it. */
export async function readPidFile(cluster: string): Promise<PidFile | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  const lines = text?.split('\n') ?? []
  return lines[0] ? { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() } : null
}

/** Whether the process id is the server of this cluster, and not an unrelated process that reused the id. */
export function isServer(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  try {
    const answer = execFileSync('ps', ['-ww', '-o', 'stat=,args=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return answer.includes(` -D ${cluster} `) && !answer.trim().startsWith('Z')
  } catch {
    return false
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
