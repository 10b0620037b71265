import type { PlainKey } from './messages.ts'

// Our own parser: feeds need the line of each record, the delimiter of the first line and our messages for broken quotes.

/** A record of a CSV file and the line on which it begins. */
export interface CsvRecord {
  line: number
  cells: string[]
}

const DELIMITERS = [',', ';', '\t'] as const

/** Delimiter of a CSV file: the candidate that occurs most often outside quotes in the first line. */
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

/** Invalid CSV, with the line of the error. */
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

/**
 * Streaming CSV parser (RFC 4180): quoted cells may contain any character, every line ending is accepted, and empty
 * lines are skipped.
 */
export async function* readCsv(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<CsvRecord> {
  // The delimiter is taken from the first line, so chunks are buffered until that line is complete.
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
  /** Line on which the record begins. */
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

/** Encodes a cell, escaped so that no spreadsheet interprets it as a formula. */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value
  return /[",;\t\r\n\uFEFF]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Removes the escape added by `csvCell`. */
export const csvValue = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)

/** Encodes a line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
