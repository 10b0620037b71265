import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Instant, Url } from './fields.ts'

export const DataExport = z.object({
  status: z.literal(['waiting', 'ready', 'failed', 'gone']),
  /** How far it is, from 0 to 1. */
  progress: z.number(),
  /** Where to fetch it for a quarter of an hour; empty unless it is ready. */
  url: Url,
  created_at: Instant,
})
export type DataExport = z.output<typeof DataExport>

export const requestExport = write('POST data-export', {
  access: 'member',
  summary: 'Starts an archive of the viewer’s own data.',
  input: z.object({}),
  output: DataExport,
})

export const getExport = read('GET data-export', {
  access: 'member',
  impersonation: 'refused',
  summary: "How the viewer's latest archive stands, with a private link once it is ready.",
  input: z.object({}),
  output: z.nullable(DataExport),
})
