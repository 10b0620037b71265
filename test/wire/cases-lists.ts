import * as z from 'zod'
import { base64, type Case } from './case.ts'
import * as s from './shapes.ts'
import { shape } from './shapes.ts'

const { int, text, flag, url, list, maybe } = s.named
const total = shape({ total: int })
const LIST =
  'property_type category_id category_slug_id city state country min_price max_price posted_since most_viewed most_liked promoted search parameter_id get_all_premium_properties latitude longitude'
const GET_PROPERTY =
  'promoted top_rated id category_id most_liked city get_simiilar current_user property_type max_price min_price posted_since state country search userid users_promoted category_slug_id'
/** What the newer generation sends when nothing is chosen. */
const NOTHING_CHOSEN = {
  property_type: '',
  category_id: '',
  category_slug_id: '',
  parameters: [],
  nearby_places: [],
  location: { country: '', state: '', city: '', place_id: '', latitude: '', longitude: '', range: '' },
  price: { min_price: 0, max_price: 0 },
  posted_since: 0,
  search: '',
  flags: { promoted: 0, most_viewed: 0, most_liked: 0, get_all_premium_properties: 0 },
}
const page = { limit: 8, offset: 0 }

export const LIST_CASES: readonly Case[] = [
  {
    call: 'get_property',
    empty: GET_PROPERTY,
    older: ({ property }) => ({ slug_id: property.slug, offset: 0, limit: 10 }),
    newer: ({ property }) => ({ slug_id: property.slug }),
    data: list(s.detail).length(1),
    beside: shape({ total: int, similar_properties: list(s.card) }),
  },
  {
    call: 'get_property',
    note: 'by filters, for rent and posted within a week',
    empty: GET_PROPERTY.replace('property_type ', '').replace('posted_since ', ''),
    fields: () => ({ property_type: 1, posted_since: 0, limit: 2, offset: 0 }),
    data: list(s.detail),
    beside: total,
  },
  {
    call: 'get-property-list',
    empty: LIST,
    older: () => page,
    newer: () => ({ filters: base64(NOTHING_CHOSEN), ...page }),
    data: list(s.listItem).min(1),
    beside: total,
  },
  {
    call: 'get-property-list',
    note: 'for sale in a city, with attributes',
    older: ({ property }) => ({ property_type: 0, city: property.city, parameter_id: '1,2,', ...page }),
    newer: ({ property }) => ({
      filters: base64({ ...NOTHING_CHOSEN, property_type: 0, location: { city: property.city } }),
      ...page,
    }),
    data: list(s.listItem),
    beside: total,
  },
  {
    call: 'get_nearby_properties',
    older: ({ property }) => ({ city: property.city, state: '', type: '' }),
    newer: ({ property }) => ({ city: property.city, state: 'undefined', type: 0 }),
    data: list(s.card).min(1),
  },
  {
    call: 'get-properties-on-map',
    older: null,
    newer: () => ({ filters: base64(NOTHING_CHOSEN) }),
    data: list(s.card).min(1),
  },
  {
    call: 'get-all-similar-properties',
    fields: ({ property }) => ({ property_id: property.id, limit: 10, offset: 0, search: '' }),
    data: list(s.card),
  },
  {
    call: 'compare-properties',
    as: 'agent',
    fields: ({ property, similar }) => ({ source_property_id: property.id, target_property_id: similar.id }),
    data: z.record(
      z.literal(['source_property', 'target_property']),
      shape({
        id: int,
        title: text,
        is_premium: z.literal([0, 1]),
        title_image: url,
        price: z.number(),
        property_type: text,
        total_likes: int,
        total_views: int,
        facilities: list(z.looseObject({ ...s.parameter.shape, value: z.union([text, list(text)]) })),
        near_by_places: list(shape({ id: int, distance: z.number() })),
      }),
    ),
  },
  {
    call: 'get_categories',
    older: () => ({ limit: 12, offset: 0, search: '', has_property: 'true' }),
    newer: () => ({ limit: 12, offset: 0, has_property: 'false', latitude: '', longitude: '' }),
    data: list(
      shape({
        id: int,
        category: text,
        image: url,
        slug_id: text,
        parameter_types: list(s.parameter),
        properties_count: int,
      }),
    ).min(1),
    beside: total,
  },
  {
    call: 'get_articles',
    older: () => ({ id: '', category_id: '', slug_id: '', limit: 3, offset: 0 }),
    newer: ({ articleSlug }) => ({ slug_id: articleSlug }),
    data: list(s.article).min(1),
    beside: shape({ total: int, similar_articles: list(s.article) }),
  },
  {
    call: 'get-cities-data',
    fields: () => page,
    data: list(s.city).min(1),
    beside: shape({ total: int, with_image: flag }),
  },
  {
    call: 'get-projects',
    empty:
      'userid id slug_id search get_similar category_id city state country posted_since get_featured latitude longitude radius',
    fields: () => page,
    data: list(s.project).min(1),
    beside: total,
  },
  {
    call: 'get-project-detail',
    as: 'developer',
    fields: ({ own }) => ({ slug_id: own.projectSlug, get_similar: 1 }),
    data: s.projectDetail,
    beside: shape({ total: int, similar_projects: list(s.project) }),
  },
  { call: 'agent-list', fields: () => page, data: list(s.agent).min(1), beside: total },
  {
    call: 'agent-properties',
    fields: ({ agent }) => ({ is_admin: '', slug_id: agent.slug, is_projects: '', limit: 6, offset: 0 }),
    data: shape({
      customer_data: shape({
        id: int,
        slug_id: text,
        name: text,
        profile: url,
        twitter_id: text,
        projects_count: int,
        property_count: int,
        properties_sold_count: int,
        properties_rented_count: int,
        is_verify: flag,
      }),
      properties_data: list(shape({ ...s.card.shape, is_premium: z.literal([0, 1]), added_by: int })),
      projects_data: list(s.project),
      premium_properties_count: int,
      package_available: flag,
      feature_available: flag,
    }),
    beside: total,
  },
  {
    call: 'agent-properties',
    note: 'of the site',
    older: () => ({ is_admin: 1, slug_id: '', ...page }),
    newer: () => ({ is_admin: 1, ...page }),
    data: shape({ customer_data: shape({ id: int, is_verify: flag }) }),
    beside: total,
  },
  {
    call: 'get_facilities',
    fields: () => ({}),
    data: list(shape({ id: int, name: text, image: url, created_at: s.named.time })).min(1),
    beside: total,
  },
  { call: 'get-facilities-for-filter', fields: () => ({}), data: list(s.parameter).min(1) },
  {
    call: 'property-advance-filter-data',
    older: null,
    data: shape({ parameters: list(s.parameter), nearby_facilities: list(shape({ id: int, name: text, image: url })) }),
  },
  { call: 'get-nearby-facilities', older: null, data: list(shape({ id: int, name: text })).min(1), beside: total },
  { call: 'get-countries', older: null, data: list(shape({ id: int, name: text, code: text, count: int })).min(1) },
  {
    call: 'get-map-places-list',
    older: null,
    newer: () => ({ input: 'Lisb' }),
    data: shape({ status: text, predictions: list(shape({ place_id: text, description: text })) }),
  },
  {
    call: 'get-osm-places-list',
    older: null,
    newer: () => ({ input: 'Lisb' }),
    data: shape({ status: text, predictions: list(shape({ place_id: text })) }),
  },
  {
    call: 'get-map-place-details',
    older: null,
    newer: () => ({ latitude: '38.72', longitude: '-9.14' }),
    data: shape({ result: shape({ formatted_address: text }), status: text }),
  },
  {
    call: 'get-osm-place-details',
    older: null,
    newer: () => ({ latitude: '38.72', longitude: '-9.14', place_id: '' }),
    data: shape({ result: maybe(shape({ formatted_address: text })), status: text }),
  },
]
