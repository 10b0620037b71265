import type { Random } from '../random.ts'
import type { FacilityKey } from '../world/catalogue.ts'
import type { CategorySlug, Facts } from '../world/facts.ts'

/** A sentence that is true of the facts, or null if it does not apply. */
export type Line = (f: Facts, r: Random) => string | null

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Small numbers as words, larger ones as digits. */
export const count = (value: number) => NUMBERS[value] ?? String(value)
export const plural = (value: number, noun: string) => `${count(value)} ${noun}${value === 1 ? '' : 's'}`
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const ORDINALS =
  'ground first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** `third`, `twentieth`, `34th`. */
export function ordinal(value: number): string {
  const word = ORDINALS[value]
  if (word) return word
  const ending = value % 10 === 1 ? 'st' : value % 10 === 2 ? 'nd' : value % 10 === 3 ? 'rd' : 'th'
  return `${value}${ending}`
}

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

const NOUNS: Record<CategorySlug, string> = {
  apartment: 'apartment',
  house: 'house',
  villa: 'villa',
  townhouse: 'townhouse',
  penthouse: 'penthouse',
  studio: 'studio',
  land: 'plot',
  commercial: 'space',
  office: 'office',
}
export const noun = (f: Facts) => NOUNS[f.category]

/** Walking time in minutes at a leisurely pace. */
export const walk = (kilometres: number) => Math.max(1, Math.round(kilometres * 13))

export const distanceTo = (f: Facts, key: FacilityKey) => f.near.find((place) => place.key === key)?.distance ?? null

/** Age group of a building, for the choice of words. */
export function era(f: Facts): 'old' | 'postwar' | 'recent' | 'new' {
  if (f.year === null) return 'recent'
  if (f.year < 1940) return 'old'
  return f.year < 1988 ? 'postwar' : f.year < 2013 ? 'recent' : 'new'
}
