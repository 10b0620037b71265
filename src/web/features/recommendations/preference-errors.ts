import type { TypedPreferences } from './preferences.ts'

export interface PreferenceErrors {
  lowest?: 'likes.wrong-price'
  highest?: 'likes.wrong-price' | 'likes.wrong-order'
}

/** Errors of the price fields, before the form is sent. */
export function preferenceErrors({ lowest, highest }: Pick<TypedPreferences, 'lowest' | 'highest'>): PreferenceErrors {
  const faults: PreferenceErrors = {}
  if (!isPrice(lowest)) faults.lowest = 'likes.wrong-price'
  if (!isPrice(highest)) faults.highest = 'likes.wrong-price'
  else if (!faults.lowest && lowest && highest && Number(highest) < Number(lowest)) faults.highest = 'likes.wrong-order'
  return faults
}

const isPrice = (text: string) => /^\d{0,15}$/.test(text)
