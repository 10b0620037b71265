/** Risk signals of a moderation case, with their weights. */
export const RISK_WEIGHTS = {
  /** One photo matches a listing of another owner. */
  'photo-seen': 60,
  /** Several photos match listings of other owners. */
  'photos-seen': 90,
  /** Text similar to that of another owner's nearby property with a similar price. */
  'text-alike': 35,
  /** Text identical to that of another owner's listing. */
  'text-same': 60,
  /** Far below the price of comparable properties in the area. */
  'price-low': 25,
  'price-high': 10,
  'new-account': 10,
  /** The phone number belongs to another account. */
  'contact-reused': 30,
  /** The listing, or another listing of the applicant, was reported. */
  reported: 15,
  /** An earlier submission of the same user was rejected. */
  'refused-before': 20,
  /** The user has no earlier listings. */
  'no-listings': 5,
} as const
export type RiskReason = keyof typeof RISK_WEIGHTS
export const RISK_REASONS = Object.keys(RISK_WEIGHTS) as [RiskReason, ...RiskReason[]]

/** From this score on nothing is approved automatically, whatever the settings. */
export const HOLD_AT = 50
/** From this score on the queue shows a warning. */
export const WARN_AT = 25
const MAX = 100

/** Sum of the weights, each signal counted once, capped at the maximum. */
export const riskOf = (reasons: readonly RiskReason[]): number =>
  Math.min(
    MAX,
    [...new Set(reasons)].reduce((sum, reason) => sum + RISK_WEIGHTS[reason], 0),
  )

const NEW_ACCOUNT_DAYS = 7
const DAY_MS = 86_400_000

export const isNewAccount = (createdAt: Date, now: Date) =>
  now.getTime() - createdAt.getTime() < NEW_ACCOUNT_DAYS * DAY_MS

interface PriceBand {
  homes: number
  low: number
  high: number
}

/** Minimum sample size for price quantiles; with fewer properties no price signal is raised. */
const FEWEST_HOMES = 20

/** Price signal for a price far outside the band of comparable properties, or null. */
export function priceReason(price: number, band: PriceBand | null): 'price-low' | 'price-high' | null {
  if (!band || band.homes < FEWEST_HOMES) return null
  if (price < band.low / 2) return 'price-low'
  return price > band.high * 3 ? 'price-high' : null
}

export const ALIKE_TEXT = 0.5
export const SAME_TEXT = 0.8

/** Risk signal for a text similarity from 0 to 1, or null. */
export const textReason = (similarity: number): 'text-same' | 'text-alike' | null =>
  similarity >= SAME_TEXT ? 'text-same' : similarity >= ALIKE_TEXT ? 'text-alike' : null

const NUMBER = /\+?\d[\d\s().-]{6,}\d/g

/** Phone numbers in a text, as digits. */
export const numbersIn = (text: string): string[] =>
  [...text.matchAll(NUMBER)].map(([found]) => found.replaceAll(/\D/g, '')).filter((digits) => digits.length <= 19)
