import type { FieldType } from './listing-field-row.ts'
import { type DraftValues, FIELD_NAMES, type ListingField, type ListingValues, rowOf } from './listing-fields.ts'

/** What a draft holds of a field of each type before anything is entered, how a stored value is entered, and how an entry is stored. */
const CONVERSIONS: Record<FieldType, Conversion> = {
  text: { empty: '', toDraft: (value) => value ?? '', fromDraft: (entry) => String(entry).trim() || null },
  digits: { empty: '', toDraft: (value) => value, fromDraft: (entry) => String(entry).trim() },
  latitude: { empty: null, toDraft: same, fromDraft: same },
  longitude: { empty: null, toDraft: same, fromDraft: same },
  flag: { empty: false, toDraft: same, fromDraft: same },
  category: { empty: null, toDraft: same, fromDraft: same },
  deal: { empty: 'sell', toDraft: (kind) => (kind === 'rent' || kind === 'rented' ? 'rent' : 'sell'), fromDraft: same },
  year: {
    empty: '',
    toDraft: (value) => String(value ?? ''),
    fromDraft: (entry) => (String(entry).trim() === '' ? null : Number(entry)),
  },
  period: { empty: '', toDraft: (value) => value ?? '', fromDraft: (entry) => entry || 'Monthly' },
}

interface Conversion {
  empty: unknown
  toDraft: (value: unknown) => unknown
  fromDraft: (entry: unknown) => unknown
}

function same<T>(value: T): T {
  return value
}

export const EMPTY_VALUES = Object.fromEntries(
  FIELD_NAMES.map((field) => [rowOf(field).wire, CONVERSIONS[rowOf(field).type].empty]),
) as DraftValues

/** Stored fields as a draft holds them. */
export const toDraftValues = <K extends ListingField>(values: ListingValues<K>, fields: readonly K[]) =>
  Object.fromEntries(
    fields.map((field) => [rowOf(field).wire, CONVERSIONS[rowOf(field).type].toDraft(values[field])]),
  ) as Partial<DraftValues>

/** The entries of a complete draft as they are stored; rules that concern several fields are the caller's. */
export const fromDraftValues = <K extends ListingField>(draft: DraftValues, fields: readonly K[]) =>
  Object.fromEntries(
    fields.map((field) => {
      const { wire, type, isRequired } = rowOf(field)
      const value = CONVERSIONS[type].fromDraft(draft[wire as keyof DraftValues])
      return [field, value === null && isRequired && type === 'text' ? '' : value]
    }),
  ) as ListingValues<K>
