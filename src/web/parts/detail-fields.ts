import { DETAIL_FIELDS } from '#domain/listing-field-lists.ts'
import { type DetailField, type DetailValues, rowOf, type WireName } from '#domain/listing-fields.ts'
import type { Translate } from '#web/i18n/translate.ts'

export type DetailName = WireName<DetailField>

/** Wire names of the property details, in the order in which they are shown. */
export const DETAIL_NAMES = DETAIL_FIELDS.map((field) => rowOf(field).wire) as DetailName[]

/** The details that are part of the location, and the others. */
export const LOCATION_DETAILS = DETAIL_NAMES.filter((_, index) => rowOf(DETAIL_FIELDS[index]!).isLocation)
export const OTHER_DETAILS = DETAIL_NAMES.filter((_, index) => !rowOf(DETAIL_FIELDS[index]!).isLocation)

/** The type of a detail, and how many characters it holds. */
export function detailInput(name: DetailName): { isYear: boolean; most: number } {
  const { type, most = 4 } = rowOf(DETAIL_FIELDS[DETAIL_NAMES.indexOf(name)]!)
  return { isYear: type === 'year', most }
}

export const isDetail = (name: string): name is DetailName => (DETAIL_NAMES as string[]).includes(name)

export const detailLabel = (name: DetailName, t: Translate): string => t(`listing-field.${name}`)

/** The value of a detail as text, or null. A year has no thousands separator. */
export function detailText(values: DetailValues, name: DetailName, language: string): string | null {
  const value: number | string | null = values[name]
  return typeof value === 'number' ? new Intl.NumberFormat(language, { useGrouping: false }).format(value) : value
}

/** The details that have a value. */
export const detailsOf = (values: DetailValues, language: string): { name: DetailName; text: string }[] =>
  DETAIL_NAMES.flatMap((name) => {
    const text = detailText(values, name, language)
    return text === null ? [] : { name, text }
  })
