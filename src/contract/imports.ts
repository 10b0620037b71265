import * as z from 'zod/mini'
import { isFeedTarget } from '#domain/feed-fields.ts'
import { read, write } from './endpoint.ts'
import { Flag, Id, Instant, limit, offset, Text } from './fields.ts'

const Outcome = z.literal(['created', 'changed', 'unchanged', 'withdrawn', 'error'])

export const ListingImport = z.object({
  id: z.int(),
  source: z.string(),
  format: z.literal(['csv', 'json']),
  file_name: z.string(),
  /** True when homes that the feed leaves out are to be withdrawn. */
  is_absolute: z.boolean(),
  status: z.literal(['waiting', 'checking', 'checked', 'running', 'done', 'failed']),
  /** Why it failed, or empty. */
  problem: z.string(),
  columns: z.array(z.string()),
  /** Where each column goes: a field, `parameter:` with the name of a question, or nowhere. */
  mapping: z.record(z.string(), z.string()),
  /** Rows that are dealt with, of all; all is null until they were counted. */
  done: z.int(),
  total: z.nullable(z.int()),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  withdrawn: z.int(),
  errors: z.int(),
  /** True when so many homes would be withdrawn that it has to be confirmed. */
  needs_confirmation: z.boolean(),
  /** Whose homes it feeds; null for the site itself. */
  owner: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Staff brought it in for the owner. */
  is_by_staff: z.boolean(),
  /** It costs the owner no units. */
  waives_limits: z.boolean(),
  created_at: Instant,
})
export type ListingImport = z.output<typeof ListingImport>

/** Photos that come along with their feed. */
const ARCHIVE = { maxKilobytes: 500 * 1024, types: ['zip'] } as const
const FEED = { maxKilobytes: 50 * 1024, types: ['txt'] } as const

/** For administrators: the owner they act for. */
const ofOwner = z.optional(Id)

export const startImport = write('POST listing-imports', {
  access: 'member',
  bodyKilobytes: 256,
  summary:
    'Takes in a feed of homes as CSV or JSON, alone or with its photos in a zip archive, and looks through it; nothing is changed yet.',
  input: z.object({
    source: Text(80),
    is_absolute: Flag,
    user_id: ofOwner,
    /** With an owner: whether it goes in without units, a whole profile and verification. */
    waive_limits: Flag,
  }),
  files: { feed: FEED, archive: ARCHIVE },
  output: ListingImport,
})

export const listImports = read('GET listing-imports', {
  access: 'member',
  summary: "The viewer's latest imports; of the site's own for administrators.",
  input: z.object({ user_id: ofOwner }),
  output: z.array(ListingImport),
  /** What columns can answer beside the fields. */
  beside: z.object({ questions: z.array(z.string()) }),
})

export const getImport = read('GET listing-import', {
  access: 'member',
  summary: 'How an import stands.',
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
  summary: 'Says where the columns of a feed go, remembers it for the source and looks through the feed again.',
  input: z.object({ id: Id, mapping: Mapping }),
  output: ListingImport,
})

export const runImport = write('POST run-listing-import', {
  access: 'member',
  summary: 'Carries out an import that was looked through.',
  input: z.object({ id: Id, confirm: Flag }),
  output: ListingImport,
})

export const listImportRows = read('GET listing-import-rows', {
  access: 'member',
  summary: 'What becomes of the rows of an import, by line.',
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
  /** An address that works for a quarter of an hour. */
  url: z.string(),
})

export const getImportErrors = read('GET listing-import-errors', {
  access: 'member',
  impersonation: 'refused',
  summary: 'Where the refused rows of an import can be fetched as CSV, with line, field and reason.',
  input: z.object({ id: Id }),
  output: Download,
})

export const exportOwnListings = read('GET listing-export', {
  access: 'member',
  impersonation: 'refused',
  summary:
    "Where the viewer's homes can be fetched as a feed that imports take back, with `photos` as an archive that holds these too; the site's own for administrators.",
  input: z.object({ format: z._default(z.literal(['csv', 'json']), 'csv'), photos: Flag, user_id: ofOwner }),
  output: Download,
})
