/** What can become of a row, in the order in which it is told. */
export const OUTCOMES = ['error', 'created', 'changed', 'withdrawn', 'unchanged'] as const
export type ImportOutcome = (typeof OUTCOMES)[number]

export const ROWS_PER_PAGE = 50
