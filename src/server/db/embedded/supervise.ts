import { setTimeout as sleep } from 'node:timers/promises'
import { launch, type Running, type ServerPlan, shutDown } from './postmaster.ts'

/** Restarts the server on the same port whenever it exits; the returned function stops both. */
export function supervise(plan: ServerPlan, first: Running, log: (line: string) => void): () => Promise<void> {
  let running = first
  let stopping = false
  const watching = keepAlive()

  return async () => {
    stopping = true
    await shutDown(running)
    await watching
    await shutDown(running)
  }

  async function keepAlive() {
    while (!stopping) {
      await running.exited
      for (let attempt = 0; !stopping && running.isGone(); attempt++) await revive(attempt)
    }
  }

  async function revive(attempt: number) {
    if (attempt === 0) log('The database stopped unexpectedly. Restarting…')
    else await sleep(Math.min(100 * 2 ** attempt, 5_000))
    try {
      running = await launch(plan, first.port)
      log('Database restarted.')
    } catch (error) {
      if (attempt % 10 === 5) log(error instanceof Error ? error.message : String(error))
    }
  }
}
