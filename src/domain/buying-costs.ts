/** Costs of a purchase in addition to the price; each has a text in the interface. */
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

/** Purchase costs of a country, each as a percentage of the price. */
export interface CountryCosts {
  /** ISO 3166-1 alpha-2 code. */
  country: string
  once: { name: (typeof COSTS_ONCE)[number]; percent: number }[]
  yearly: { name: (typeof COSTS_YEARLY)[number]; percent: number }[]
}

/** Amounts for a price, rounded to two decimals, with their sum; yearly costs are divided by twelve. */
export function costsOf<N extends string>(price: number, shares: readonly { name: N; percent: number }[]) {
  const lines = shares.map(({ name, percent }) => ({ name, percent, amount: Math.round((price * percent) / 100) }))
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) }
}
