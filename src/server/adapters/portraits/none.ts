import type { Portraits } from './port.ts'

/** Where no provider is set up there is nowhere to fetch from. */
export const noPortraits: Portraits = { fetch: async () => null }
