import type { Modules } from './modules.ts'

const LIKE_A_MARK = ['10111010000', '00001011101']

/** Penalty score by the four rules of the standard: runs, blocks, finder-like patterns, imbalance. */
export function penaltyOf(modules: Modules): number {
  const rows = modules.map((row) => row.map(Number))
  const columns = rows.map((_, at) => rows.map((row) => row[at]!))
  const lines = [...rows, ...columns].map((line) => line.join(''))
  return runs(lines) + blocks(rows) + marks(lines) + imbalance(rows)
}

function runs(lines: readonly string[]): number {
  let sum = 0
  for (const line of lines) for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
  return sum
}

function blocks(rows: readonly (readonly number[])[]): number {
  let sum = 0
  for (let row = 1; row < rows.length; row++)
    for (let column = 1; column < rows.length; column++) {
      const dark = rows[row]![column]! + rows[row]![column - 1]! + rows[row - 1]![column]! + rows[row - 1]![column - 1]!
      if (dark % 4 === 0) sum += 3
    }
  return sum
}

function marks(lines: readonly string[]): number {
  let sum = 0
  for (const line of lines)
    for (const mark of LIKE_A_MARK)
      for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + 1)) sum += 40
  return sum
}

function imbalance(rows: readonly (readonly number[])[]): number {
  const all = rows.length ** 2
  const dark = rows.flat().reduce((sum, module) => sum + module, 0)
  return Math.floor(Math.abs(dark * 20 - all * 10) / all) * 10
}
