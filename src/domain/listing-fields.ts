import type { FieldRow, FieldTypes } from './listing-field-row.ts'

/** Every plain field of a listing, once. The mappings between rows, calls, drafts and feeds are derived from this table. */
export const LISTING_FIELDS = {
  title: {
    wire: 'title',
    column: 'title',
    type: 'text',
    most: 200,
    isRequired: true,
    isShared: true,
    visibility: 'card',
    feed: { reso: 'Lintel_Title', also: ['headline', 'name', 'listingtitle'] },
  },
  description: {
    wire: 'description',
    column: 'description',
    type: 'text',
    most: 20_000,
    isRequired: true,
    isShared: true,
    visibility: 'page',
    feed: { reso: 'PublicRemarks', also: ['remarks', 'text', 'details', 'summary'] },
  },
  categoryId: {
    wire: 'category_id',
    column: 'category_id',
    type: 'category',
    isRequired: true,
    isShared: true,
    visibility: 'card',
    feed: {
      name: 'category',
      reso: 'PropertyType',
      also: ['propertysubtype', 'kind', 'typeofproperty', 'categoryname'],
    },
  },
  kind: {
    wire: 'property_type',
    column: 'property_type',
    type: 'deal',
    isRequired: true,
    visibility: 'card',
    feed: { reso: 'Lintel_Offer', also: ['offer', 'transaction', 'listingtype', 'saleorrent', 'purpose'] },
  },
  price: {
    wire: 'price',
    column: 'price',
    type: 'digits',
    most: 30,
    isRequired: true,
    visibility: 'card',
    feed: { reso: 'ListPrice', also: ['amount', 'askingprice', 'rent', 'leaseamount'] },
  },
  rentDuration: {
    wire: 'rentduration',
    column: 'rent_duration',
    type: 'period',
    visibility: 'card',
    feed: { reso: 'LeaseAmountFrequency', also: ['rentperiod', 'period', 'frequency'] },
  },
  address: {
    wire: 'address',
    column: 'address',
    type: 'text',
    most: 500,
    isRequired: true,
    visibility: 'card',
    feed: { reso: 'UnparsedAddress', also: ['street', 'streetaddress', 'fulladdress'] },
  },
  clientAddress: {
    wire: 'client_address',
    column: 'client_address',
    type: 'text',
    most: 500,
    visibility: 'page',
    feed: { reso: 'Lintel_ClientAddress', also: [] },
  },
  city: {
    wire: 'city',
    column: 'city',
    type: 'text',
    most: 120,
    isShared: true,
    visibility: 'card',
    feed: { reso: 'City', also: ['town', 'locality', 'municipality'] },
  },
  state: {
    wire: 'state',
    column: 'state',
    type: 'text',
    most: 120,
    isShared: true,
    visibility: 'card',
    feed: { reso: 'StateOrProvince', also: ['province', 'region', 'county'] },
  },
  country: {
    wire: 'country',
    column: 'country',
    type: 'text',
    most: 120,
    isShared: true,
    visibility: 'card',
    feed: { reso: 'Country', also: [] },
  },
  district: {
    wire: 'district',
    column: 'district',
    type: 'text',
    most: 120,
    isLocation: true,
    visibility: 'details',
    feed: { reso: 'SubdivisionName', also: ['neighbourhood', 'neighborhood', 'quarter', 'suburb'] },
  },
  postcode: {
    wire: 'zip_code',
    column: 'postcode',
    type: 'text',
    most: 20,
    isLocation: true,
    visibility: 'details',
    feed: { reso: 'PostalCode', also: ['postcode', 'zip'] },
  },
  latitude: {
    wire: 'latitude',
    column: 'latitude',
    type: 'latitude',
    isShared: true,
    visibility: 'card',
    feed: { reso: 'Latitude', also: ['lat'] },
  },
  longitude: {
    wire: 'longitude',
    column: 'longitude',
    type: 'longitude',
    isShared: true,
    visibility: 'card',
    feed: { reso: 'Longitude', also: ['lng', 'lon', 'long'] },
  },
  yearRenovated: {
    wire: 'year_renovated',
    column: 'year_renovated',
    type: 'year',
    visibility: 'details',
    feed: { reso: 'YearBuiltEffective', also: ['renovated', 'renovationyear', 'yearofrenovation', 'lastrenovated'] },
  },
  videoLink: {
    wire: 'video_link',
    column: 'video_link',
    type: 'text',
    most: 500,
    isShared: true,
    visibility: 'page',
    feed: { reso: 'VirtualTourURLUnbranded', also: ['video', 'youtube'] },
  },
  isPremium: {
    wire: 'is_premium',
    column: 'is_premium',
    type: 'flag',
    isRequired: true,
    visibility: 'card',
    feed: { reso: 'Lintel_Premium', also: ['premium'] },
  },
  isPrivate: {
    wire: 'is_private',
    column: 'is_private',
    type: 'flag',
    isRequired: true,
    visibility: 'owner',
    feed: { reso: 'Lintel_Private', also: ['private'] },
  },
  metaTitle: {
    wire: 'meta_title',
    column: 'meta_title',
    type: 'text',
    most: 255,
    isShared: true,
    isClearedByOmission: true,
    visibility: 'page',
    feed: { reso: 'Lintel_MetaTitle', also: ['seotitle'] },
  },
  metaDescription: {
    wire: 'meta_description',
    column: 'meta_description',
    type: 'text',
    most: 1000,
    isShared: true,
    isClearedByOmission: true,
    visibility: 'page',
    feed: { reso: 'Lintel_MetaDescription', also: ['seodescription'] },
  },
  metaKeywords: {
    wire: 'meta_keywords',
    column: 'meta_keywords',
    type: 'text',
    most: 1000,
    isShared: true,
    isClearedByOmission: true,
    visibility: 'page',
    feed: { reso: 'Lintel_MetaKeywords', also: ['keywords', 'seokeywords'] },
  },
} as const satisfies Record<string, FieldRow>

type Rows = typeof LISTING_FIELDS
export type ListingField = keyof Rows
export type WireName<K extends ListingField = ListingField> = Rows[K]['wire']
/** The name in feeds. */
export type FeedName<K extends ListingField = ListingField> = K extends ListingField
  ? Rows[K]['feed'] extends { name: infer Name extends string }
    ? Name
    : Rows[K]['wire']
  : never
/** Names of the rows that match `Part`. */
type FieldsWith<Part> = { [K in ListingField]: Rows[K] extends Part ? K : never }[ListingField]
export type SharedField = FieldsWith<{ isShared: true }>
export type CardField = FieldsWith<{ visibility: 'card' }>
export type PageField = FieldsWith<{ visibility: 'page' }>
export type DetailField = FieldsWith<{ visibility: 'details' }>

type Value<Row extends FieldRow> = FieldTypes[Row['type']]['value'] | (Row extends { isRequired: true } ? never : null)
/** Fields in our names. */
export type ListingValues<K extends ListingField = ListingField> = { [P in K]: Value<Rows[P]> }
/** Property details in wire names. */
export type DetailValues = { [K in DetailField as WireName<K>]: ListingValues[K] }
/** Fields in wire names, as a draft holds them. */
export type DraftValues = { [K in ListingField as WireName<K>]: FieldTypes[Rows[K]['type']]['draft'] }

/** A row as the mappings read it. */
export const rowOf = (field: ListingField): FieldRow => LISTING_FIELDS[field]

export const FIELD_NAMES = Object.keys(LISTING_FIELDS) as ListingField[]
