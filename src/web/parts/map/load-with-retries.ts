import { MAP_CLUSTERING } from '#domain/map-clustering.ts'

const FIRST_PAUSE_MS = 300

/** Loads a module of the map, retrying after each failure with longer pauses until the retries are used up. */
export async function loadWithRetries<T>(load: () => Promise<T>, pauseMs = FIRST_PAUSE_MS): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await load()
    } catch (error) {
      if (retry >= MAP_CLUSTERING.scriptRetries) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** retry))
    }
  }
}
