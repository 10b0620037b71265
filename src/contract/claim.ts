import * as z from 'zod/mini'
import { Instant } from './fields.ts'

/** Who works on a case, and for how long nobody else can decide about it. */
export const Claim = z.object({ id: z.int(), name: z.string(), until: Instant })
