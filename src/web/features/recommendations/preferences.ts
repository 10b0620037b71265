import type { PersonalisedFields } from '#contract/recommendations.ts'

/** The home preferences as the form holds them. */
export interface TypedPreferences {
  kind: '' | '0' | '1'
  categories: readonly string[]
  facilities: readonly string[]
  lowest: string
  highest: string
  city: string
}

const EMPTY: TypedPreferences = { kind: '', categories: [], facilities: [], lowest: '', highest: '', city: '' }

/** Parses the stored preferences; without any the form is empty. */
export function typedPreferences(kept: PersonalisedFields | readonly never[]): TypedPreferences {
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

/** The input of the call: lists joined by commas. */
export const sentPreferences = ({ kind, categories, facilities, lowest, highest, city }: TypedPreferences) => ({
  category_ids: categories.join(','),
  outdoor_facilitiy_ids: facilities.join(','),
  price_range: lowest || highest ? [lowest || '0', highest].filter(Boolean).join(',') : '',
  property_type: kind,
  ...(city.trim() && { city: city.trim() }),
})
