import type { FieldRow } from './listing-field-row.ts'
import {
  type CardField,
  type DetailField,
  FIELD_NAMES,
  type ListingField,
  type ListingValues,
  type PageField,
  rowOf,
  type SharedField,
} from './listing-fields.ts'

const fieldsWhere = <K extends ListingField>(fits: (row: FieldRow) => boolean) =>
  FIELD_NAMES.filter((field) => fits(rowOf(field))) as K[]
export const SHARED_FIELDS = fieldsWhere<SharedField>((row) => row.isShared === true)
export const OWN_FIELDS = fieldsWhere<Exclude<ListingField, SharedField>>((row) => !row.isShared)
export const CARD_FIELDS = fieldsWhere<CardField>((row) => row.visibility === 'card')
export const PAGE_FIELDS = fieldsWhere<PageField>((row) => row.visibility === 'page')
export const DETAIL_FIELDS = fieldsWhere<DetailField>((row) => row.visibility === 'details')

/** These fields of an object, and nothing else. */
export const picked = <K extends ListingField>(values: ListingValues<K>, fields: readonly K[]): ListingValues<K> =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as ListingValues<K>
