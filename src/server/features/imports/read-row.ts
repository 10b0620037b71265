import * as z from 'zod/mini'
import { wholePoint } from '#contract/fields.ts'
import { describeIssue, INPUT_MESSAGE } from '#contract/invalid.ts'
import { valueSchemas } from '#contract/listing-fields.ts'
import type { FeedMapping } from '#domain/feed-fields.ts'
import { FIELD_NAMES, type ListingValues, rowOf } from '#domain/listing-fields.ts'
import { messageOf } from '#domain/messages.ts'
import type { Catalogue } from '#server/features/categories/public.ts'
import type { ListingChange } from '#server/features/properties/public.ts'
import { photosOf } from './photos.ts'
import type { FeedRow } from './read-feed.ts'
import { answersOf, facilitiesOf } from './row-answers.ts'
import { namedCategory, namedKind, shaped, switchOf, wrong } from './row-values.ts'

/** A parsed row: the listing it refers to and its values. */
export interface ReadRow {
  externalId: string
  slug: string | null
  change: ListingChange
  /** Photo addresses; undefined if the feed has no photos column. */
  photos: string[] | undefined
}

const VALUE_FIELDS = FIELD_NAMES.filter((field) => rowOf(field).wire in valueSchemas)
const Words = z.object(
  Object.fromEntries(
    Object.entries<z.ZodMiniType>(valueSchemas).map(([wire, schema]) => [wire, z.optional(z.nullable(schema))]),
  ),
)
const REQUIRED: readonly string[] = ['title', 'description', 'price', 'address', 'city', 'country']
const LONGEST_KEY = 200

/** The cells of a row by target field. */
export function targetsOf(row: FeedRow, mapping: FeedMapping): Map<string, string> {
  const targets = new Map<string, string>()
  for (const [column, target] of Object.entries(mapping))
    if (target !== '' && Object.hasOwn(row.values, column)) targets.set(target, row.values[column]!.trim())
  return targets
}

/** The external id of a row; null if it has none. */
export function externalIdOf(targets: ReadonlyMap<string, string>): string | null {
  const key = targets.get('external_id') || targets.get('slug_id') || ''
  return key === '' || key.length > LONGEST_KEY ? null : key
}

/** Parses one row; throws at the field that is invalid. Fields without a column are left out. */
export function readRow(
  row: FeedRow,
  targets: ReadonlyMap<string, string>,
  catalogue: Catalogue,
  hasFiles = false,
): ReadRow {
  if (row.problem) throw wrong('row', row.problem)
  const externalId = externalIdOf(targets)
  if (!externalId) throw wrong('external_id', messageOf('api.import-external-id', { most: LONGEST_KEY }))
  const values = valuesOf(targets)
  const category = namedCategory(targets.get('category'), catalogue)
  const kind = namedKind(targets.get('property_type'))
  return {
    externalId,
    slug: targets.get('slug_id') || null,
    photos: photosOf(targets.get('photos'), hasFiles),
    change: {
      ...given({
        ...values,
        categoryId: category?.id,
        kind,
        isPremium: switchOf('is_premium', targets),
        isPrivate: switchOf('is_private', targets),
        facilities: facilitiesOf(targets.get('facilities'), catalogue),
        parameters: category && answersOf(targets, category),
      }),
    },
  }
}

function valuesOf(targets: ReadonlyMap<string, string>): Partial<ListingValues> {
  const raw: Record<string, unknown> = {}
  for (const field of VALUE_FIELDS) {
    const { wire } = rowOf(field)
    const text = targets.get(wire)
    if (text === undefined) continue
    raw[wire] = text === '' && !REQUIRED.includes(wire) ? null : shaped(wire, text)
  }
  const reading = Words.check(wholePoint as never).safeParse(raw, INPUT_MESSAGE)
  if (reading.success) return Object.fromEntries(VALUE_FIELDS.map((field) => [field, reading.data[rowOf(field).wire]]))
  const issue = reading.error.issues[0]!
  throw wrong(String(issue.path[0] ?? 'row'), describeIssue(issue))
}

/** Removes undefined fields. */
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
