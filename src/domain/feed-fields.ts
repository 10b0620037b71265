import { type FeedName, FIELD_NAMES, type ListingField, rowOf } from './listing-fields.ts'

interface FeedColumn {
  reso: string
  also: readonly string[]
}

/** The plain fields of a property. The order is that of the columns in our own files: text about media comes after the media. */
const plain = Object.fromEntries(FIELD_NAMES.map((field) => [feedName(field), rowOf(field).feed])) as Record<
  FeedName,
  FeedColumn
>
const { video_link, is_premium, is_private, meta_title, meta_description, meta_keywords, ...first } = plain

/** What a column of a feed can hold: our name, that of the RESO Data Dictionary, and others that feeds use. */
export const FEED_FIELDS = {
  external_id: { reso: 'ListingKey', also: ['id', 'listingid', 'reference', 'ref', 'externalkey', 'mlsnumber', 'uid'] },
  slug_id: { reso: 'Lintel_Slug', also: ['slug'] },
  ...first,
  bedrooms: { reso: 'BedroomsTotal', also: ['beds', 'bedroomscount'] },
  bathrooms: { reso: 'BathroomsTotalInteger', also: ['baths', 'bathroomstotal'] },
  area: { reso: 'LivingArea', also: ['size', 'sqft', 'sqm', 'buildingareatotal'] },
  facilities: { reso: 'Lintel_Facilities', also: ['nearby'] },
  photos: { reso: 'Media', also: ['images', 'pictures', 'photourls', 'imageurls', 'gallery'] },
  video_link,
  is_premium,
  is_private,
  meta_title,
  meta_description,
  meta_keywords,
} as const satisfies Record<string, FeedColumn>
export type FeedField = keyof typeof FEED_FIELDS

/** The name of a plain field in feeds. */
export function feedName(field: ListingField): FeedName {
  const { wire, feed } = rowOf(field)
  return (feed.name ?? wire) as FeedName
}

/** Prefix of a column that maps to a parameter, in mappings and in our own exports. */
export const QUESTION = 'parameter:'

/**
 * Column mapping of a feed: column → field, or `parameter:` followed by the name of a parameter. Columns not listed are
 * ignored.
 */
export type FeedMapping = Record<string, string>

export const isFeedTarget = (target: string): boolean =>
  Object.hasOwn(FEED_FIELDS, target) || (target.startsWith(QUESTION) && target.length > QUESTION.length)

const simplified = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Maps columns by earlier choices, else by name. Each field is assigned once. */
export function guessMapping(
  columns: readonly string[],
  questions: readonly string[],
  remembered: FeedMapping = {},
): FeedMapping {
  const known = new Map<string, string>()
  for (const name of questions) known.set(simplified(name), QUESTION + name)
  for (const [field, { also }] of Object.entries(FEED_FIELDS))
    for (const name of [...also, field]) known.set(simplified(name), field)
  // The RESO names take precedence: its PropertyType is a category, and only our own property_type is not.
  for (const [field, { reso }] of Object.entries(FEED_FIELDS)) known.set(simplified(reso), field)
  const mapping: FeedMapping = {}
  const taken = new Set<string>()
  const choose = (column: string, target: string | undefined) => {
    if (!target || taken.has(target)) return
    mapping[column] = target
    taken.add(target)
  }
  for (const column of columns) if (Object.hasOwn(remembered, column)) choose(column, remembered[column])
  for (const column of columns)
    if (!Object.hasOwn(remembered, column))
      choose(column, isFeedTarget(column) ? column : known.get(simplified(column)))
  return mapping
}
