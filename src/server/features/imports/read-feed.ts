import { CsvError, csvValue, readCsv } from '#domain/csv.ts'
import { QUESTION } from '#domain/feed-fields.ts'
import { type Message, messageOf, type PlainKey } from '#domain/messages.ts'
import { AppError } from '#server/errors.ts'
import { readJsonObjects } from './json-objects.ts'

/** One row of a feed: its values by column, and the line on which it starts. */
export interface FeedRow {
  line: number
  values: Record<string, string>
  /** Set for a row that cannot be parsed. */
  problem?: Message
}

export type FeedFormat = 'csv' | 'json'

/** Streams the rows of a feed; throws with the line number if the file cannot be parsed. */
export async function* readFeed(bytes: AsyncIterable<Uint8Array>, format: FeedFormat): AsyncGenerator<FeedRow> {
  try {
    yield* format === 'csv' ? csvRows(decoded(bytes)) : jsonRows(decoded(bytes))
  } catch (error) {
    if (error instanceof CsvError)
      throw refuse(messageOf('api.import-line', { line: error.line, problem: { key: error.problem } }))
    throw error
  }
}

const refuse = (message: PlainKey | Message) => new AppError('invalid', message, { field: 'feed' })

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw refuse('api.import-not-utf8')
    throw error
  }
}

const MAX_COLUMNS = 300

async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  let columns: string[] | null = null
  for await (const { line, cells } of readCsv(text)) {
    if (!columns) {
      columns = namesOf(cells)
      continue
    }
    const names = columns
    const values = Object.fromEntries(names.map((name, index) => [name, clean(csvValue(cells[index] ?? ''))]))
    const isUneven = cells.length !== names.length
    yield isUneven
      ? { line, values, problem: messageOf('api.import-uneven-row', { cells: cells.length, columns: names.length }) }
      : { line, values }
  }
  if (!columns) throw refuse('api.import-empty')
}

function namesOf(cells: readonly string[]): string[] {
  if (cells.length > MAX_COLUMNS) throw refuse(messageOf('api.import-columns', { most: MAX_COLUMNS }))
  const names = cells.map((cell) => clean(csvValue(cell)).trim())
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice) throw refuse(messageOf('api.import-column-twice', { column: twice }))
  return names
}

/** Removes NUL, which PostgreSQL text cannot store. */
const clean = (text: string) => text.replaceAll('\0', '')

async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  for await (const { line, text: source } of readJsonObjects(text)) {
    try {
      yield { line, values: flat(JSON.parse(source) as Record<string, unknown>) }
    } catch {
      yield { line, values: {}, problem: { key: 'api.import-bad-object' } }
    }
  }
}

/** Scalar values by name; attribute values under their prefix. */
function flat(row: Record<string, unknown>): Record<string, string> {
  const pairs = Object.entries(row).flatMap(([name, value]) =>
    name === 'Parameters' && isRecord(value)
      ? Object.entries(value).map(([question, answer]) => [QUESTION + question, answer] as const)
      : [[name, value] as const],
  )
  return Object.fromEntries(pairs.slice(0, MAX_COLUMNS).map(([name, value]) => [clean(name), clean(textOf(value))]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
