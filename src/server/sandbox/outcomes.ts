/** What somebody at the play checkout can let happen. */
export const OUTCOMES = ['pay', 'fail', 'cancel', 'pay-late', 'pay-twice-told', 'pay-untold', 'pay-half'] as const
export type Outcome = (typeof OUTCOMES)[number]

interface Play {
  becomes: 'paid' | 'failed' | 'cancelled'
  /** Which part of the amount arrives. */
  share: number
  /** How often the site is told. */
  told: number
  /** After how many seconds it happens; the payer goes back at once. */
  after: number
}

const USUAL = { becomes: 'paid', share: 1, told: 1, after: 0 } as const

/** The outcomes as a table, so that each trouble of real gateways can be seen on purpose. */
export const PLAYS: Record<Outcome, Play> = {
  pay: USUAL,
  fail: { ...USUAL, becomes: 'failed', share: 0 },
  cancel: { ...USUAL, becomes: 'cancelled', share: 0 },
  'pay-late': { ...USUAL, after: 20 },
  'pay-twice-told': { ...USUAL, told: 3 },
  'pay-untold': { ...USUAL, told: 0 },
  'pay-half': { ...USUAL, share: 0.5 },
}

export const isOutcome = (word: unknown): word is Outcome => OUTCOMES.includes(word as Outcome)
