import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Id, Instant, Url } from './fields.ts'

/** Existing content that prevents the import of a site archive. */
export const SITE_OCCUPANTS = ['people', 'properties', 'projects', 'articles', 'payments'] as const

const SiteArchive = z.object({
  id: z.int(),
  kind: z.literal(['export', 'import']),
  status: z.literal(['waiting', 'running', 'done', 'failed']),
  done_bytes: z.int(),
  /** Null until the size has been determined. */
  total_bytes: z.nullable(z.int()),
  /** Size of the file in bytes; null while there is no file. */
  bytes: z.nullable(z.int()),
  /** Reason of the failure; empty otherwise. */
  problem: z.string(),
  /** Null if the account was deleted. */
  created_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  created_at: Instant,
  finished_at: z.nullable(Instant),
})
export type SiteArchive = z.output<typeof SiteArchive>

export const listSiteArchives = read('GET admin/site-archives', {
  access: 'admin',
  summary: 'Lists site archives, newest first.',
  input: z.object({}),
  output: z.array(SiteArchive),
  /** Existing content that prevents an import; null on an empty site. */
  beside: z.object({ occupied_by: z.nullable(z.literal(SITE_OCCUPANTS)) }),
})

export const exportWholeSite = write('POST admin/site-export', {
  access: 'admin',
  summary: 'Starts an export of the whole site.',
  input: z.object({}),
  output: z.object({ id: z.int() }),
})

export const getSiteArchiveLink = write('POST admin/site-archive-link', {
  access: 'admin',
  summary: 'Returns a link to a site archive for this administrator, valid for five minutes.',
  input: z.object({ id: Id }),
  output: z.object({ url: Url }),
})

export const deleteSiteArchive = write('POST admin/site-archive-delete', {
  access: 'admin',
  summary: 'Deletes a site archive and its file.',
  input: z.object({ id: Id }),
  output: z.null(),
})

/** Maximum upload size; larger archives are imported with the command. */
const ARCHIVE = { maxKilobytes: 1024 * 1024, types: ['tar'] } as const

export const importWholeSite = write('POST admin/site-import', {
  access: 'admin',
  summary: 'Uploads and imports a site archive into an empty site.',
  input: z.object({}),
  files: { archive: ARCHIVE },
  output: z.object({ id: z.int() }),
})
