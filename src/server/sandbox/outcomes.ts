/** Outcomes that the sandbox checkout offers. */
export const OUTCOMES = [
  'pay',
  'fail',
  'cancel',
  'pay-late',
  'pay-repeated-webhook',
  'pay-lost-webhook',
  'pay-half',
] as const
export type Outcome = (typeof OUTCOMES)[number]

interface Play {
  becomes: 'paid' | 'failed' | 'cancelled'
  /** Share of the amount that is paid. */
  share: number
  /** Number of webhooks sent. */
  webhooks: number
  /** Delay in seconds; the payer returns immediately. */
  after: number
}

const DEFAULT_OUTCOME = { becomes: 'paid', share: 1, webhooks: 1, after: 0 } as const

/** Definition of each outcome, one for each failure mode of real gateways. */
export const PLAYS: Record<Outcome, Play> = {
  pay: DEFAULT_OUTCOME,
  fail: { ...DEFAULT_OUTCOME, becomes: 'failed', share: 0 },
  cancel: { ...DEFAULT_OUTCOME, becomes: 'cancelled', share: 0 },
  'pay-late': { ...DEFAULT_OUTCOME, after: 20 },
  'pay-repeated-webhook': { ...DEFAULT_OUTCOME, webhooks: 3 },
  'pay-lost-webhook': { ...DEFAULT_OUTCOME, webhooks: 0 },
  'pay-half': { ...DEFAULT_OUTCOME, share: 0.5 },
}

export const isOutcome = (word: unknown): word is Outcome => OUTCOMES.includes(word as Outcome)
