import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { Id, Instant, Url } from './fields.ts'

/** What keeps a site from being replaced by an archive. */
export const SITE_OCCUPANTS = ['people', 'properties', 'projects', 'articles', 'payments'] as const

const SiteArchive = z.object({
  id: z.int(),
  kind: z.literal(['export', 'import']),
  status: z.literal(['waiting', 'running', 'done', 'failed']),
  done_bytes: z.int(),
  /** Null until it was measured. */
  total_bytes: z.nullable(z.int()),
  /** How large the file is; null while there is none. */
  bytes: z.nullable(z.int()),
  /** Why it failed, or empty. */
  problem: z.string(),
  /** Null where the account is gone. */
  created_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  created_at: Instant,
  finished_at: z.nullable(Instant),
})
export type SiteArchive = z.output<typeof SiteArchive>

export const listSiteArchives = read('GET admin/site-archives', {
  access: 'admin',
  summary: 'Archives of the whole site that were made or sent in, the newest first.',
  input: z.object({}),
  output: z.array(SiteArchive),
  /** What the site already has, so that no archive can be taken in; null on an empty site. */
  beside: z.object({ occupied_by: z.nullable(z.literal(SITE_OCCUPANTS)) }),
})

export const exportWholeSite = write('POST admin/site-export', {
  access: 'admin',
  summary: 'Begins to write the whole site into one archive.',
  input: z.object({}),
  output: z.object({ id: z.int() }),
})

export const getSiteArchiveLink = write('POST admin/site-archive-link', {
  access: 'admin',
  summary: 'An address under which this administrator fetches an archive for five minutes.',
  input: z.object({ id: Id }),
  output: z.object({ url: Url }),
})

export const deleteSiteArchive = write('POST admin/site-archive-delete', {
  access: 'admin',
  summary: 'Deletes an archive with its file.',
  input: z.object({ id: Id }),
  output: z.null(),
})

/** Larger ones are taken in by the command. */
const ARCHIVE = { maxKilobytes: 1024 * 1024, types: ['tar'] } as const

export const importWholeSite = write('POST admin/site-import', {
  access: 'admin',
  summary: 'Takes in an archive that is to replace an empty site.',
  input: z.object({}),
  files: { archive: ARCHIVE },
  output: z.object({ id: z.int() }),
})
