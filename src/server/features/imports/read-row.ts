import * as z from 'zod/mini'
import { Latitude, Longitude, Text, wholePoint } from '#contract/fields.ts'
import { describeIssue, TELL_INPUT } from '#contract/invalid.ts'
import { Description, metaFields, Price, RentDuration, Title, VideoLink } from '#contract/listing-fields.ts'
import type { FeedMapping } from '#domain/feed-fields.ts'
import { messageOf } from '#domain/messages.ts'
import type { Catalogue } from '#server/features/categories/public.ts'
import type { ListingChange } from '#server/features/properties/public.ts'
import { photosOf } from './photos.ts'
import type { FeedRow } from './read-feed.ts'
import { answersOf, facilitiesOf } from './row-answers.ts'
import { namedCategory, namedKind, shaped, switchOf, wrong } from './row-words.ts'

/** A row in our words: which home it means and what it says about it. */
export interface ReadRow {
  externalId: string
  slug: string | null
  change: ListingChange
  /** The addresses of its photos; absent when the feed says nothing about them. */
  photos: string[] | undefined
}

const Words = z.object({
  title: z.optional(Title),
  description: z.optional(Description),
  price: z.optional(Price),
  rentduration: z.optional(z.nullable(RentDuration)),
  address: z.optional(Text(500)),
  client_address: z.optional(z.nullable(Text(500))),
  city: z.optional(z.nullable(Text(120))),
  state: z.optional(z.nullable(Text(120))),
  country: z.optional(z.nullable(Text(120))),
  latitude: z.optional(z.nullable(Latitude)),
  longitude: z.optional(z.nullable(Longitude)),
  video_link: z.optional(z.nullable(VideoLink)),
  meta_title: z.optional(z.nullable(metaFields.meta_title)),
  meta_description: z.optional(z.nullable(metaFields.meta_description)),
  meta_keywords: z.optional(z.nullable(metaFields.meta_keywords)),
})
const REQUIRED: readonly string[] = ['title', 'description', 'price', 'address', 'city', 'country']
const LONGEST_KEY = 200

/** The cells of a row by where they go. */
export function targetsOf(row: FeedRow, mapping: FeedMapping): Map<string, string> {
  const targets = new Map<string, string>()
  for (const [column, target] of Object.entries(mapping))
    if (target !== '' && Object.hasOwn(row.values, column)) targets.set(target, row.values[column]!.trim())
  return targets
}

/** What the source calls the home of this row, or null where it says nothing. */
export function externalIdOf(targets: ReadonlyMap<string, string>): string | null {
  const key = targets.get('external_id') || targets.get('slug_id') || ''
  return key === '' || key.length > LONGEST_KEY ? null : key
}

/** Reads one row, or throws what is wrong with it at the field where it is. A field without a column is not spoken of. */
export function readRow(
  row: FeedRow,
  targets: ReadonlyMap<string, string>,
  catalogue: Catalogue,
  hasFiles = false,
): ReadRow {
  if (row.problem) throw wrong('row', row.problem)
  const externalId = externalIdOf(targets)
  if (!externalId) throw wrong('external_id', messageOf('api.import-external-id', { most: LONGEST_KEY }))
  const words = wordsOf(targets)
  const category = namedCategory(targets.get('category'), catalogue)
  const kind = namedKind(targets.get('property_type'))
  return {
    externalId,
    slug: targets.get('slug_id') || null,
    photos: photosOf(targets.get('photos'), hasFiles),
    change: {
      ...given({
        title: words.title,
        description: words.description,
        price: words.price,
        rentDuration: words.rentduration,
        address: words.address,
        clientAddress: words.client_address,
        city: words.city,
        state: words.state,
        country: words.country,
        latitude: words.latitude,
        longitude: words.longitude,
        videoLink: words.video_link,
        metaTitle: words.meta_title,
        metaDescription: words.meta_description,
        metaKeywords: words.meta_keywords,
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

function wordsOf(targets: ReadonlyMap<string, string>) {
  const raw: Record<string, unknown> = {}
  for (const field of Object.keys(Words.shape)) {
    const text = targets.get(field)
    if (text === undefined) continue
    raw[field] = text === '' && !REQUIRED.includes(field) ? null : shaped(field, text)
  }
  const reading = Words.check(wholePoint as never).safeParse(raw, TELL_INPUT)
  if (reading.success) return reading.data
  const issue = reading.error.issues[0]!
  throw wrong(String(issue.path[0] ?? 'row'), describeIssue(issue))
}

/** Without what is not spoken of. */
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
