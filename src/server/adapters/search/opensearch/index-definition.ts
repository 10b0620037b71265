/** The alias that searches and changes use; it names one index at a time. */
export const LISTINGS = 'lintel-listings'
/** Indexes of the alias, each built from the database at one time. */
export const INDEX_PATTERN = 'lintel-listings-*'
/** One document per index: which changes of the database it contains. */
export const PROGRESS = 'lintel-progress'

/** Raised with every change of the mappings or of documents; an index of another version is built anew. */
export const INDEX_VERSION = 1

const number = (type: string) => ({ type })
/** Only sorted by or read, never filtered by. */
const unindexed = (type: string) => ({ type, index: false })

/** What indexes of the pattern are created with. The documents are not stored as such: PostgreSQL has them. */
export const TEMPLATE = {
  index_patterns: [INDEX_PATTERN],
  template: {
    settings: {
      number_of_shards: 1,
      // One copy on another node, and none in a cluster of one node.
      auto_expand_replicas: '0-1',
      refresh_interval: '1s',
      'mapping.total_fields.limit': 10_000,
    },
    mappings: {
      dynamic: 'strict',
      _source: { enabled: false },
      dynamic_templates: [
        { numbers: { path_match: 'numbers.*', mapping: { type: 'float', doc_values: false } } },
        { facilities: { path_match: 'facilities.*', mapping: { type: 'short', doc_values: false } } },
      ],
      properties: {
        id: number('long'),
        createdAt: number('long'),
        isForRent: { type: 'boolean' },
        categoryId: number('long'),
        countryId: number('long'),
        stateId: number('long'),
        cityId: number('long'),
        point: { type: 'geo_point' },
        latitude: unindexed('double'),
        longitude: unindexed('double'),
        price: number('long'),
        priceStep: unindexed('short'),
        area: number('double'),
        bedrooms: number('long'),
        bathrooms: number('long'),
        ownerId: number('long'),
        isByAgency: { type: 'boolean' },
        isPromoted: { type: 'boolean' },
        isPremium: { type: 'boolean' },
        views: unindexed('long'),
        likes: unindexed('long'),
        reduction: unindexed('float'),
        areaPrice: unindexed('float'),
        options: { type: 'keyword' },
        answered: { type: 'long' },
        numbers: { type: 'object', dynamic: true },
        facilityIds: { type: 'long' },
        facilities: { type: 'object', dynamic: true },
        words: { type: 'keyword' },
      },
    },
  },
}
