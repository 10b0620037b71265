import * as z from 'zod/mini'
import { Instant } from './fields.ts'

/** Moderator who works on a case, and until when no other moderator can decide on it. */
export const Claim = z.object({ id: z.int(), name: z.string(), until: Instant })
