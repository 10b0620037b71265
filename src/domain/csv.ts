import type { PlainKey } from './messages.ts'

/** One record of a CSV file and the line it begins on. */
export interface CsvRecord {
  line: number
  cells: string[]
}

const DELIMITERS = [',', ';', '\t'] as const

/** What separates the cells of this first line: the sign that stands in it most often outside of quotes. */
export function delimiterOf(text: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((sign) => [sign, 0]))
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break
    else if (!isQuoted && counts.has(sign)) counts.set(sign, counts.get(sign)! + 1)
  }
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

/** A file that is no CSV, with the line where that shows. */
export class CsvError extends Error {
  readonly problem: PlainKey
  readonly line: number

  constructor(problem: PlainKey, line: number) {
    super(problem)
    this.problem = problem
    this.line = line
  }
}

const LONGEST_CELL = 100_000

/** Reads CSV as it arrives (RFC 4180): quoted cells may hold anything, lines end the way of every system, empty lines count for nothing. */
export async function* readCsv(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<CsvRecord> {
  // The first line decides about the separator, so what comes before it is whole waits.
  let head = ''
  let take: ((chunk: string) => Generator<CsvRecord>) | null = null
  let state = begin(',')
  const start = () => {
    const text = head.replace(/^\uFEFF/, '')
    state = begin(delimiterOf(text))
    take = (chunk) => takeIn(state, chunk)
    return take(text)
  }
  for await (const chunk of chunks) {
    if (take) yield* (take as (chunk: string) => Generator<CsvRecord>)(chunk)
    else {
      head += chunk
      if (/[\r\n]/.test(head) || head.length > LONGEST_CELL) yield* start()
    }
  }
  if (!take) yield* start()
  if (state.place === 'quoted') throw new CsvError('api.import-cell-open', state.start)
  if (hasContent(state)) yield recordOf(state)
}

interface Reading {
  delimiter: string
  cells: string[]
  cell: string
  place: 'begin' | 'plain' | 'quoted' | 'quote'
  line: number
  /** The line that the record begins on. */
  start: number
  isAfterReturn: boolean
}

const begin = (delimiter: string): Reading => ({
  delimiter,
  cells: [],
  cell: '',
  place: 'begin',
  line: 1,
  start: 1,
  isAfterReturn: false,
})

const hasContent = ({ cells, cell, place }: Reading) => cells.length > 0 || cell !== '' || place === 'quote'

function* takeIn(state: Reading, chunk: string): Generator<CsvRecord> {
  for (const sign of chunk) {
    const isBreak = sign === '\n' || sign === '\r'
    const isSecondHalf = sign === '\n' && state.isAfterReturn
    state.isAfterReturn = sign === '\r'
    if (isBreak && !isSecondHalf) state.line++
    if (state.place === 'quoted') {
      if (sign === '"') state.place = 'quote'
      else add(state, sign)
    } else if (isBreak) {
      if (!isSecondHalf && hasContent(state)) yield recordOf(state)
      state.start = state.line
    } else takeOutside(state, sign)
  }
}

function takeOutside(state: Reading, sign: string) {
  if (sign === state.delimiter) endCell(state)
  else if (sign === '"' && state.place === 'begin') state.place = 'quoted'
  else if (sign === '"' && state.place === 'quote') {
    add(state, '"')
    state.place = 'quoted'
  } else if (state.place === 'quote') throw new CsvError('api.import-after-quote', state.line)
  else {
    add(state, sign)
    state.place = 'plain'
  }
}

function add(state: Reading, sign: string) {
  state.cell += sign
  if (state.cell.length > LONGEST_CELL) throw new CsvError('api.import-cell-long', state.start)
}

function endCell(state: Reading) {
  state.cells.push(state.cell)
  state.cell = ''
  state.place = 'begin'
}

function recordOf(state: Reading): CsvRecord {
  endCell(state)
  const record = { line: state.start, cells: state.cells }
  state.cells = []
  return record
}

const FORMULA = /^'*[=+\-@\t\r]/
const ESCAPED = /^'+[=+\-@\t\r]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/** One cell as it is written: no spreadsheet takes it for a formula. */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value
  return /[",;\t\r\n\uFEFF]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What `csvCell` has put before a value is taken away again. */
export const csvValue = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)

/** One line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
