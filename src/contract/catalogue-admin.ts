import * as z from 'zod/mini'
import { ENTRY_KINDS, ORDERED_KINDS } from '#domain/catalogue-entries.ts'
import { Counted } from './back-office.ts'
import { type FileRule, read, write } from './endpoint.ts'
import { Id, limit, offset, Text, Url } from './fields.ts'

const Kind = z.literal(ENTRY_KINDS)
const PICTURE: FileRule = { maxKilobytes: 10_000, types: ['jpg', 'png', 'webp', 'gif'] }

export const listEntries = read('GET admin/entries', {
  access: 'admin',
  summary: 'What the operator keeps of one kind: categories, questions, articles, pictures of the home page and so on.',
  input: z.object({
    kind: Kind,
    /** Part of its name. */
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
      /** How many listings, articles or reports use it; null where none can. */
      uses: z.nullable(z.int()),
    }),
  ),
  beside: z.object(Counted),
})

const Entry = z.object({
  kind: Kind,
  id: z.int(),
  title: z.string(),
  /** Texts by field, translations under `name.es`; which fields there are is said in docs/catalogue.md. */
  values: z.record(z.string(), z.string()),
})

const Choices = z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() })))

export const findEntry = read('GET admin/entry', {
  access: 'admin',
  summary: 'One entry with all its fields, or without an id what a new one may choose from.',
  input: z.object({ kind: Kind, id: z.optional(Id) }),
  output: z.object({
    entry: z.nullable(Entry),
    /** What fields that name other entries may choose from. */
    choices: Choices,
    languages: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
})

export const saveEntry = write('POST admin/save-entry', {
  access: 'admin',
  bodyKilobytes: 1024,
  summary:
    'Makes an entry or changes one; what is not sent stays as it is. A refusal names each wrong field in `data.problems`.',
  input: z.object({
    kind: Kind,
    id: z.optional(Id),
    /** Without a value a field is emptied. A picture is sent as a file under the name of its field. */
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
  summary: 'Deletes an entry; refused with an explanation while something uses it.',
  input: z.object({ kind: Kind, id: Id }),
  output: z.null(),
})

export const orderEntries = write('POST admin/order-entries', {
  access: 'admin',
  summary: 'Arranges all entries of a kind that has an order: kinds of homes, parts and pictures of the home page.',
  input: z.object({ kind: z.literal(ORDERED_KINDS), ids: z.array(Id).check(z.minLength(1), z.maxLength(200)) }),
  output: z.null(),
})
