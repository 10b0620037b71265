import * as z from 'zod/mini'
import { Latitude, Longitude, Text, wholePoint } from '#contract/fields.ts'
import { describeIssue } from '#contract/invalid.ts'
import { Description, metaFields, Price, RentDuration, Title, VideoLink } from '#contract/listing-fields.ts'
import type { FeedField, FeedMapping } from '#domain/feed-fields.ts'
import { AppError } from '#server/errors.ts'
import type { Catalogue, CategoryRow } from '#server/features/categories/public.ts'
import type { ListingChange } from '#server/features/properties/public.ts'
import type { FeedRow } from './read-feed.ts'
import { answersOf, facilitiesOf } from './row-answers.ts'

/** A row in our words: which home it means and what it says about it. */
export interface ReadRow {
  externalId: string
  slug: string | null
  change: ListingChange
}

export const wrong = (field: string, message: string) => new AppError('invalid', message, { field })

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
const REQUIRED: readonly string[] = ['title', 'description', 'price', 'address']
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
export function readRow(row: FeedRow, targets: ReadonlyMap<string, string>, catalogue: Catalogue): ReadRow {
  if (row.problem) throw wrong('row', row.problem)
  const externalId = externalIdOf(targets)
  if (!externalId) throw wrong('external_id', `external_id is required and may have at most ${LONGEST_KEY} characters`)
  const words = wordsOf(targets)
  const category = categoryOf(targets.get('category'), catalogue)
  const kind = kindOf(targets.get('property_type'))
  return {
    externalId,
    slug: targets.get('slug_id') || null,
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
  const reading = Words.check(wholePoint as never).safeParse(raw, { reportInput: true })
  if (reading.success) return reading.data
  const issue = reading.error.issues[0]!
  throw wrong(String(issue.path[0] ?? 'row'), describeIssue(issue))
}

const PERIODS: Record<string, string> = {
  annually: 'Yearly',
  annual: 'Yearly',
  month: 'Monthly',
  day: 'Daily',
  year: 'Yearly',
}

/** Forms that other systems write: whole prices with empty decimals, and the names of periods. */
function shaped(field: string, text: string): string {
  if (field === 'price') return text.replace(/\.0+$/, '')
  return field === 'rentduration' ? (PERIODS[text.toLowerCase()] ?? text) : text
}

function categoryOf(text: string | undefined, catalogue: Catalogue): CategoryRow | undefined {
  if (text === undefined) return undefined
  if (text === '') throw wrong('category', 'category is required')
  const word = text.toLowerCase()
  const found = [...catalogue.categories.values()].find(
    ({ id, slug, name, isActive }) => isActive && (name.toLowerCase() === word || slug === word || String(id) === word),
  )
  if (!found) throw wrong('category', `There is no category ${text.slice(0, 80)}`)
  return found
}

const KINDS: Record<string, 'sell' | 'rent'> = {
  sell: 'sell',
  sale: 'sell',
  'for sale': 'sell',
  '0': 'sell',
  sold: 'sell',
  rent: 'rent',
  lease: 'rent',
  'for rent': 'rent',
  'to let': 'rent',
  '1': 'rent',
  rented: 'rent',
}

function kindOf(text: string | undefined): 'sell' | 'rent' | undefined {
  if (text === undefined) return undefined
  const kind = Object.hasOwn(KINDS, text.toLowerCase()) ? KINDS[text.toLowerCase()] : undefined
  if (!kind) throw wrong('property_type', 'property_type must be sell or rent')
  return kind
}

const SWITCH: Record<string, boolean> = {
  '1': true,
  true: true,
  yes: true,
  '0': false,
  false: false,
  no: false,
  '': false,
}

function switchOf(field: FeedField, targets: ReadonlyMap<string, string>): boolean | undefined {
  const text = targets.get(field)?.toLowerCase()
  if (text === undefined) return undefined
  if (!Object.hasOwn(SWITCH, text)) throw wrong(field, `${field} must be yes or no`)
  return SWITCH[text]
}

/** Without what is not spoken of. */
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
