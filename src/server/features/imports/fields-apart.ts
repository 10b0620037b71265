import type { ListingState } from '#server/features/properties/public.ts'

/** Our words for what a feed can change, by the wire's. */
const NAMES = {
  title: 'title',
  description: 'description',
  categoryId: 'category',
  kind: 'property_type',
  price: 'price',
  rentDuration: 'rentduration',
  isPremium: 'is_premium',
  isPrivate: 'is_private',
  address: 'address',
  clientAddress: 'client_address',
  city: 'city',
  state: 'state',
  country: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
  videoLink: 'video_link',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  metaKeywords: 'meta_keywords',
} as const satisfies Partial<Record<keyof ListingState, string>>

/** The fields in which two states of a home differ, by the names that feeds know. */
export function fieldsApart(before: ListingState, after: ListingState): string[] {
  const fields: string[] = Object.entries(NAMES).flatMap(([ours, wire]) =>
    before[ours as keyof typeof NAMES] === after[ours as keyof typeof NAMES] ? [] : wire,
  )
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
