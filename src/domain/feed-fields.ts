/** What a column of a feed can say about a home: our word, that of the RESO Data Dictionary, and others that feeds use. */
export const FEED_FIELDS = {
  external_id: { reso: 'ListingKey', also: ['id', 'listingid', 'reference', 'ref', 'externalkey', 'mlsnumber', 'uid'] },
  slug_id: { reso: 'Lintel_Slug', also: ['slug'] },
  title: { reso: 'Lintel_Title', also: ['headline', 'name', 'listingtitle'] },
  description: { reso: 'PublicRemarks', also: ['remarks', 'text', 'details', 'summary'] },
  category: { reso: 'PropertyType', also: ['propertysubtype', 'kind', 'typeofproperty', 'categoryname'] },
  property_type: { reso: 'Lintel_Offer', also: ['offer', 'transaction', 'listingtype', 'saleorrent', 'purpose'] },
  price: { reso: 'ListPrice', also: ['amount', 'askingprice', 'rent', 'leaseamount'] },
  rentduration: { reso: 'LeaseAmountFrequency', also: ['rentperiod', 'period', 'frequency'] },
  address: { reso: 'UnparsedAddress', also: ['street', 'streetaddress', 'fulladdress'] },
  client_address: { reso: 'Lintel_ClientAddress', also: [] },
  city: { reso: 'City', also: ['town', 'locality', 'municipality'] },
  state: { reso: 'StateOrProvince', also: ['province', 'region', 'county'] },
  country: { reso: 'Country', also: [] },
  latitude: { reso: 'Latitude', also: ['lat'] },
  longitude: { reso: 'Longitude', also: ['lng', 'lon', 'long'] },
  bedrooms: { reso: 'BedroomsTotal', also: ['beds', 'bedroomscount'] },
  bathrooms: { reso: 'BathroomsTotalInteger', also: ['baths', 'bathroomstotal'] },
  area: { reso: 'LivingArea', also: ['size', 'sqft', 'sqm', 'buildingareatotal'] },
  facilities: { reso: 'Lintel_Facilities', also: ['nearby'] },
  photos: { reso: 'Media', also: ['images', 'pictures', 'photourls', 'imageurls', 'gallery'] },
  video_link: { reso: 'VirtualTourURLUnbranded', also: ['video', 'youtube'] },
  is_premium: { reso: 'Lintel_Premium', also: ['premium'] },
  is_private: { reso: 'Lintel_Private', also: ['private'] },
  meta_title: { reso: 'Lintel_MetaTitle', also: ['seotitle'] },
  meta_description: { reso: 'Lintel_MetaDescription', also: ['seodescription'] },
  meta_keywords: { reso: 'Lintel_MetaKeywords', also: ['keywords', 'seokeywords'] },
} as const satisfies Record<string, { reso: string; also: readonly string[] }>
export type FeedField = keyof typeof FEED_FIELDS

/** A column that answers a question of the category begins so, in mappings and in our own files. */
export const QUESTION = 'parameter:'

/** Where the columns of a feed go: a field, or `parameter:` with the name of a question. Columns that are left out count for nothing. */
export type FeedMapping = Record<string, string>

export const isFeedTarget = (target: string): boolean =>
  Object.hasOwn(FEED_FIELDS, target) || (target.startsWith(QUESTION) && target.length > QUESTION.length)

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Columns by their names: what was chosen for them before, else what they are called. Each field is taken once. */
export function guessMapping(
  columns: readonly string[],
  questions: readonly string[],
  remembered: FeedMapping = {},
): FeedMapping {
  const known = new Map<string, string>()
  for (const name of questions) known.set(plain(name), QUESTION + name)
  for (const [field, { also }] of Object.entries(FEED_FIELDS))
    for (const name of [...also, field]) known.set(plain(name), field)
  // The dictionary's words win: its PropertyType is a category, and only our own property_type is not.
  for (const [field, { reso }] of Object.entries(FEED_FIELDS)) known.set(plain(reso), field)
  const mapping: FeedMapping = {}
  const taken = new Set<string>()
  const choose = (column: string, target: string | undefined) => {
    if (!target || taken.has(target)) return
    mapping[column] = target
    taken.add(target)
  }
  for (const column of columns) if (Object.hasOwn(remembered, column)) choose(column, remembered[column])
  for (const column of columns)
    if (!Object.hasOwn(remembered, column)) choose(column, isFeedTarget(column) ? column : known.get(plain(column)))
  return mapping
}
