import * as z from 'zod/mini'
import { ENTRY_KINDS, ORDERED_KINDS } from '#domain/catalogue-entries.ts'
import { Counted } from './admin-dashboard.ts'
import { type FileRule, read, write } from './endpoint.ts'
import { Id, limit, OptionalId, offset, Text, Url } from './fields.ts'

const Kind = z.literal(ENTRY_KINDS)
const PICTURE: FileRule = { maxKilobytes: 10_000, types: ['jpg', 'png', 'webp', 'gif'] }

export const listEntries = read('GET admin/entries', {
  access: 'admin',
  summary: 'Lists the catalogue entries of one type: categories, attributes, articles, slides and so on.',
  input: z.object({
    kind: Kind,
    /** Part of the name. */
    q: z.optional(Text(100)),
    offset,
    limit: limit(30),
  }),
  output: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      image: Url,
      is_active: z.nullable(z.boolean()),
      /** Number of listings, articles or reports that use the entry; null for entries that nothing can reference. */
      uses: z.nullable(z.int()),
    }),
  ),
  beside: z.object(Counted),
})

const Entry = z.object({
  kind: Kind,
  id: z.int(),
  title: z.string(),
  /** Texts by field, translations under `name.es`; docs/catalogue.md lists the fields. */
  values: z.record(z.string(), z.string()),
})

const Choices = z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() })))

export const findEntry = read('GET admin/entry', {
  access: 'admin',
  summary: 'Returns one entry with all its fields, or without an id the options for a new one.',
  input: z.object({ kind: Kind, id: OptionalId }),
  output: z.object({
    entry: z.nullable(Entry),
    /** Options of the fields that reference other entries. */
    choices: Choices,
    languages: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
})

export const saveEntry = write('POST admin/save-entry', {
  access: 'admin',
  bodyKilobytes: 1024,
  summary:
    'Creates or updates an entry. Omitted fields are unchanged. An error names each invalid field in `data.problems`.',
  input: z.object({
    kind: Kind,
    id: OptionalId,
    /** A change without a value clears the field. An image is sent as a file under the name of its field. */
    changes: z._default(
      z
        .array(z.object({ key: Text(100), value: z._default(z.string().check(z.maxLength(200_000)), '') }))
        .check(z.maxLength(200)),
      [],
    ),
  }),
  output: Entry,
  files: { image: PICTURE, web_image: PICTURE },
})

export const deleteEntry = write('POST admin/delete-entry', {
  access: 'admin',
  summary: 'Deletes an entry. Refused with the reason while it is in use.',
  input: z.object({ kind: Kind, id: Id }),
  output: z.null(),
})

export const orderEntries = write('POST admin/order-entries', {
  access: 'admin',
  summary: 'Sets the order of all entries of a type that has one: property types, home page sections and slides.',
  input: z.object({ kind: z.literal(ORDERED_KINDS), ids: z.array(Id).check(z.minLength(1), z.maxLength(200)) }),
  output: z.null(),
})
