import type { FeedField } from '#domain/feed-fields.ts'
import type { TextKey, Translate } from '#web/i18n/translate.ts'
import { type DetailName, detailLabel, isDetail } from '#web/parts/detail-fields.ts'

/** What a field of a feed is called on screen. */
export function fieldLabel(field: FeedField, t: Translate): string {
  return isDetail(field) ? detailLabel(field, t) : t(`imports.field-${field as Exclude<FeedField, DetailName>}`)
}

/** The same for the field of a row, which may also be the row itself or a list. */
export const rowFieldLabel = (field: string, t: Translate): string =>
  isDetail(field) ? detailLabel(field, t) : t(`imports.field-${field}` as TextKey)
