import * as z from 'zod/mini'
import { isFeedTarget } from '#domain/feed-fields.ts'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, limit, OptionalId, offset, Text } from './fields.ts'

const Outcome = z.literal(['created', 'changed', 'unchanged', 'withdrawn', 'error'])

export const ListingImport = z.object({
  id: z.int(),
  source: z.string(),
  format: z.literal(['csv', 'json']),
  file_name: z.string(),
  /** True for a full sync: properties missing from the feed are withdrawn. */
  is_absolute: z.boolean(),
  status: z.literal(['waiting', 'checking', 'checked', 'running', 'done', 'failed']),
  /** Reason of the failure; empty otherwise. */
  problem: z.string(),
  columns: z.array(z.string()),
  /** Target of each column: a field, `parameter:` followed by the name of a parameter, or none. */
  mapping: z.record(z.string(), z.string()),
  /** Processed rows and total rows; the total is null until the rows are counted. */
  done: z.int(),
  total: z.nullable(z.int()),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  withdrawn: z.int(),
  errors: z.int(),
  /** True if the number of properties to withdraw is so large that the import must be confirmed. */
  needs_confirmation: z.boolean(),
  /** Owner of the imported properties; null for the site itself. */
  owner: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** True if staff started the import on behalf of the owner. */
  is_by_staff: z.boolean(),
  /** True if the import consumes no credits of the owner. */
  waives_limits: z.boolean(),
  created_at: Instant,
})
export type ListingImport = z.output<typeof ListingImport>

/** Photos that accompany the feed. */
const ARCHIVE = { maxKilobytes: 500 * 1024, types: ['zip'] } as const
const FEED = { maxKilobytes: 50 * 1024, types: ['txt'] } as const

/** Owner on whose behalf an administrator acts. */
const ofOwner = OptionalId

export const startImport = write('POST listing-imports', {
  access: 'member',
  bodyKilobytes: 256,
  summary: 'Uploads a feed as CSV or JSON, alone or with photos in a zip archive, and previews it. Changes nothing.',
  input: z.object({
    source: Text(80),
    is_absolute: Flag,
    user_id: ofOwner,
    /** With an owner: imports without consuming credits and without requiring a complete profile and verification. */
    waive_limits: Flag,
  }),
  files: { feed: FEED, archive: ARCHIVE },
  output: ListingImport,
})

export const listImports = read('GET listing-imports', {
  access: 'member',
  summary: "Lists the viewer's latest imports; for administrators those of the site.",
  input: z.object({ user_id: ofOwner }),
  output: z.array(ListingImport),
  /** Parameter names available to the mapping in addition to the fields. */
  beside: z.object({ questions: z.array(z.string()) }),
})

export const getImport = read('GET listing-import', {
  access: 'member',
  summary: 'Returns the status of an import.',
  input: z.object({ id: Id }),
  output: ListingImport,
})

const Mapping = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60_000)),
    z.transform((text: string, { issues }: { issues: unknown[] }): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        issues.push({ code: 'custom', message: 'api.must-be-json', input: text })
        return z.NEVER
      }
    }),
  ),
  z.record(
    z.string().check(z.maxLength(300)),
    z.string().check(
      z.maxLength(300),
      z.refine((target) => target === '' || isFeedTarget(target), {
        error: 'api.mapping-unknown-field',
      }),
    ),
  ),
)

export const mapImport = write('POST listing-import-mapping', {
  access: 'member',
  bodyKilobytes: 256,
  summary: 'Sets the column mapping of a feed, saves it for the source and previews the import again.',
  input: z.object({ id: Id, mapping: Mapping }),
  output: ListingImport,
})

export const runImport = write('POST run-listing-import', {
  access: 'member',
  summary: 'Runs an import after its preview.',
  input: z.object({ id: Id, confirm: Flag }),
  output: ListingImport,
})

export const listImportRows = read('GET listing-import-rows', {
  access: 'member',
  summary: 'Lists the rows of an import with their results, by line.',
  input: z.object({ id: Id, outcome: z.optional(Outcome), offset, limit: limit(50) }),
  output: z.array(
    z.object({
      line: z.int(),
      external_id: z.string(),
      outcome: Outcome,
      fields: z.array(z.string()),
      problem: z.string(),
    }),
  ),
  beside: z.object({ total: z.int() }),
})

const Download = z.object({
  /** Signed URL, valid for 15 minutes. */
  url: z.string(),
})

export const getImportErrors = read('GET listing-import-errors', {
  access: 'member',
  impersonation: 'refused',
  summary: 'Returns a link to the failed rows of an import as CSV, with line, field and reason.',
  input: z.object({ id: Id }),
  output: Download,
})

export const exportOwnListings = read('GET listing-export', {
  access: 'member',
  impersonation: 'refused',
  summary:
    "Returns a link to the viewer's listings as a feed that can be imported; with `photos` as an archive. For administrators those of the site.",
  input: z.object({ format: z._default(z.literal(['csv', 'json']), 'csv'), photos: Flag, user_id: ofOwner }),
  output: Download,
})
