import { feedName } from '#domain/feed-fields.ts'
import { FIELD_NAMES } from '#domain/listing-fields.ts'
import type { ListingState } from '#server/features/properties/public.ts'

/** The fields in which two states of a listing differ, by their feed names. */
export function fieldsApart(before: ListingState, after: ListingState): string[] {
  const fields: string[] = FIELD_NAMES.filter((field) => before[field] !== after[field]).map(feedName)
  if (answers(before) !== answers(after)) fields.push('parameters')
  if (nearby(before) !== nearby(after)) fields.push('facilities')
  return fields
}

const answers = ({ parameters }: ListingState) =>
  JSON.stringify(parameters.map(({ parameterId, value }) => [parameterId, value] as const).sort((a, b) => a[0] - b[0]))

const nearby = ({ facilities }: ListingState) =>
  JSON.stringify(
    facilities.map(({ facilityId, distance }) => [facilityId, Number(distance)] as const).sort((a, b) => a[0] - b[0]),
  )
