import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Instant, Url } from './fields.ts'

export const DataExport = z.object({
  status: z.literal(['waiting', 'ready', 'failed', 'gone']),
  /** Progress from 0 to 1. */
  progress: z.number(),
  /** Download URL, valid for 15 minutes; empty until the export is ready. */
  url: Url,
  created_at: Instant,
})
export type DataExport = z.output<typeof DataExport>

export const requestExport = write('POST data-export', {
  access: 'member',
  summary: "Starts an export of the viewer's data.",
  input: z.object({}),
  output: DataExport,
})

export const getExport = read('GET data-export', {
  access: 'member',
  impersonation: 'refused',
  summary: "Returns the status of the viewer's latest data export, with a private link when it is ready.",
  input: z.object({}),
  output: z.nullable(DataExport),
})
