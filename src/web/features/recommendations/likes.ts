import type { PersonalisedFields } from '#contract/recommendations.ts'

/** What somebody likes, as the form holds it. */
export interface TypedLikes {
  kind: '' | '0' | '1'
  categories: readonly string[]
  facilities: readonly string[]
  lowest: string
  highest: string
  city: string
}

const EMPTY: TypedLikes = { kind: '', categories: [], facilities: [], lowest: '', highest: '', city: '' }

/** Reads what the server keeps; nothing kept is nothing chosen. */
export function typedLikes(kept: PersonalisedFields | readonly never[]): TypedLikes {
  if (!('user_id' in kept)) return EMPTY
  const [lowest = '', highest = ''] = kept.price_range
  const kinds = [...kept.property_type]
  return {
    kind: kinds.length === 1 && (kinds[0] === '0' || kinds[0] === '1') ? kinds[0] : '',
    categories: [...kept.category_ids],
    facilities: [...kept.outdoor_facilitiy_ids],
    lowest: lowest === '0' ? '' : lowest,
    highest,
    city: kept.city,
  }
}

/** The same as the call wants it: lists joined by commas. */
export const sentLikes = ({ kind, categories, facilities, lowest, highest, city }: TypedLikes) => ({
  category_ids: categories.join(','),
  outdoor_facilitiy_ids: facilities.join(','),
  price_range: lowest || highest ? [lowest || '0', highest].filter(Boolean).join(',') : '',
  property_type: kind,
  ...(city.trim() && { city: city.trim() }),
})
