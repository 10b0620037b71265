/** Why something that waits deserves a closer look, and how much each adds. */
export const RISK_WEIGHTS = {
  /** A photo of somebody else's listing. */
  'photo-seen': 60,
  /** Several of them. */
  'photos-seen': 90,
  /** Nearly the words of somebody else's home that is offered near by at nearly the same price. */
  'text-alike': 35,
  /** The very words of somebody else. */
  'text-same': 60,
  /** Far below what homes of its kind cost there. */
  'price-low': 25,
  'price-high': 10,
  'new-account': 10,
  /** A telephone number that belongs to another account. */
  'contact-reused': 30,
  /** Somebody reported it, or a home of the person who asks. */
  reported: 15,
  /** The same person was refused before. */
  'refused-before': 20,
  /** Somebody who has never offered anything. */
  'no-listings': 5,
} as const
export type RiskReason = keyof typeof RISK_WEIGHTS
export const RISK_REASONS = Object.keys(RISK_WEIGHTS) as [RiskReason, ...RiskReason[]]

/** From here on nothing goes out by itself, whatever the settings say. */
export const HOLD_AT = 50
/** From here on it is worth a mark. */
export const WARN_AT = 25
const MOST = 100

/** The weights of what was found, each once, and never more than all. */
export const riskOf = (reasons: readonly RiskReason[]): number =>
  Math.min(
    MOST,
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

/** So few homes say nothing about what is usual. */
const FEWEST_HOMES = 20

/** Whether a price is out of all proportion to what homes of its kind cost there. */
export function priceReason(price: number, band: PriceBand | null): 'price-low' | 'price-high' | null {
  if (!band || band.homes < FEWEST_HOMES) return null
  if (price < band.low / 2) return 'price-low'
  return price > band.high * 3 ? 'price-high' : null
}

export const ALIKE_TEXT = 0.5
export const SAME_TEXT = 0.8

/** How alike two texts are, from 0 to 1, as a reason. */
export const textReason = (similarity: number): 'text-same' | 'text-alike' | null =>
  similarity >= SAME_TEXT ? 'text-same' : similarity >= ALIKE_TEXT ? 'text-alike' : null

const NUMBER = /\+?\d[\d\s().-]{6,}\d/g

/** Telephone numbers that stand in a text, as digits. */
export const numbersIn = (text: string): string[] =>
  [...text.matchAll(NUMBER)].map(([found]) => found.replaceAll(/\D/g, '')).filter((digits) => digits.length <= 19)
