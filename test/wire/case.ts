import type * as z from 'zod'
import type { Fields } from './client.ts'
import type { World } from './world.ts'

/** A request that changes nothing, and what clients read from its response. */
export interface Case {
  /** Path below `/api`, with a note when a call has several cases. */
  call: string
  note?: string
  /**
   * Who sends it: a signed-out visitor by default, an agent with listings, or an administrator with
   * projects of the site. */
  as?: 'agent' | 'developer'
  /** Parameters that the older client always sends, empty when unused. */
  empty?: string
  /** Parameters of both generations. */
  fields?: (world: World) => Fields
  /** Parameters of one generation, in place of `fields`; null if it does not make the call. */
  older?: ((world: World) => Fields) | null
  newer?: ((world: World) => Fields) | null
  /** Schema of `data`. */
  data: z.ZodType
  /** Schema of the fields next to `data`. */
  beside?: z.ZodType
}

/** The newer generation sends its filters as base64 of JSON. */
export const base64 = (filters: object) => Buffer.from(JSON.stringify(filters)).toString('base64')
