import { LIMITS } from '#server/adapters/search/known.ts'

/** What a search looks at is tested, not how long a busy machine lets it wait. */
export const PATIENT = { ...LIMITS, milliseconds: 60_000 }
