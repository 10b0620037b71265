/** What a buyer pays beside the price; the words that the site has a name for. */
export const COSTS_ONCE = [
  'transfer_tax',
  'stamp_duty',
  'registration',
  'notary',
  'legal',
  'agent',
  'other_once',
] as const
export const COSTS_YEARLY = ['property_tax', 'insurance', 'upkeep', 'other_yearly'] as const

/** What buying costs in one country, each as a share of the price in per cent. */
export interface CountryCosts {
  /** Two letters. */
  country: string
  once: { name: (typeof COSTS_ONCE)[number]; percent: number }[]
  yearly: { name: (typeof COSTS_YEARLY)[number]; percent: number }[]
}

/** Amounts for one price in whole hundredths, with their sum; a year is paid in twelve parts. */
export function costsOf<N extends string>(price: number, shares: readonly { name: N; percent: number }[]) {
  const lines = shares.map(({ name, percent }) => ({ name, percent, amount: Math.round((price * percent) / 100) }))
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) }
}
