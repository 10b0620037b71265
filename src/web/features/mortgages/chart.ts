import type { Month } from '#domain/mortgage.ts'

export const SIZE = { width: 640, height: 200 } as const

/** The balance over time as a line, and the same closed to the bottom as an area. */
export interface LoanLine {
  line: string
  area: string
}

/** Draws a schedule on an axis of this many months, the first balance at the top. */
export function loanLine(schedule: readonly Month[], principal: number, months: number): LoanLine {
  const x = (month: number) => round((month / Math.max(1, months)) * SIZE.width)
  const y = (balance: number) => round((1 - balance / Math.max(1, principal)) * SIZE.height)
  const step = Math.max(1, Math.ceil(schedule.length / MAX_POINTS))
  const points = schedule.flatMap(({ balance }, index) =>
    (index + 1) % step === 0 || index === schedule.length - 1 ? [`L${x(index + 1)} ${y(balance)}`] : [],
  )
  const line = `M0 ${y(principal)}${points.join('')}`
  return { line, area: `${line}L${x(schedule.length)} ${SIZE.height}L0 ${SIZE.height}Z` }
}

/** Maximum points of the line; more would draw the same picture. */
const MAX_POINTS = 60

const round = (value: number) => Math.round(value * 10) / 10
