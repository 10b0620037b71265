import { CallFailure } from '#web/api/call.ts'

/** The pause before each retry; with them a registration stays below its ten seconds. */
const PAUSES_MS = [500, 1000, 2000]

/** Retries with growing pauses while the server fails with 5xx; anything else is final. */
export async function withRetries<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await work()
    } catch (error) {
      if (!isServerError(error) || signal.aborted) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return work()
}

const isServerError = (error: unknown) => error instanceof CallFailure && error.status >= 500
