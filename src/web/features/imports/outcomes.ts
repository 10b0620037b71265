/** The outcomes of a row, in display order. */
export const OUTCOMES = ['error', 'created', 'changed', 'withdrawn', 'unchanged'] as const
export type ImportOutcome = (typeof OUTCOMES)[number]

export const ROWS_PER_PAGE = 50
