import type { Month } from '#domain/mortgage.ts'

export const SIZE = { width: 640, height: 200 } as const

/** What is owed over time as a line, and the same closed to the ground. */
export interface LoanLine {
  line: string
  area: string
}

/** Draws a schedule on a ground of so many months, the first balance at the top. */
export function loanLine(schedule: readonly Month[], principal: number, months: number): LoanLine {
  const x = (month: number) => round((month / Math.max(1, months)) * SIZE.width)
  const y = (balance: number) => round((1 - balance / Math.max(1, principal)) * SIZE.height)
  const step = Math.max(1, Math.ceil(schedule.length / MOST_POINTS))
  const points = schedule.flatMap(({ balance }, index) =>
    (index + 1) % step === 0 || index === schedule.length - 1 ? [`L${x(index + 1)} ${y(balance)}`] : [],
  )
  const line = `M0 ${y(principal)}${points.join('')}`
  return { line, area: `${line}L${x(schedule.length)} ${SIZE.height}L0 ${SIZE.height}Z` }
}

/** More would draw the same picture. */
const MOST_POINTS = 60

const round = (value: number) => Math.round(value * 10) / 10
