import { messageOf, type PlainKey } from '#domain/messages.ts'
import { AppError } from '#server/errors.ts'

/** Source text of one object and the line on which it starts. */
export interface JsonObject {
  line: number
  text: string
}

const LONGEST = 2_000_000

/**
 * Streams the objects of a JSON file, each as text: an array of objects, the `value` of an OData response, or one
 * object per line. The file is never held in memory as a whole.
 */
export async function* readJsonObjects(chunks: AsyncIterable<string>): AsyncGenerator<JsonObject> {
  let line = 1
  let start = 1
  let text = ''
  let depth = 0
  let isText = false
  let isEscaped = false
  /** Inside `"value": [`, rows are nested in an outer object. */
  let isWrapped = false
  let head = ''
  for await (const chunk of chunks) {
    for (const sign of chunk) {
      if (sign === '\n') line++
      if (depth > 0) text += sign
      if (text.length > LONGEST) throw refuse(start, 'api.import-object-long')
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (sign === '\\') isEscaped = true
        else if (sign === '"') isText = false
        continue
      }
      if (sign === '"') isText = true
      else if (sign === '{' || sign === '[') {
        if (depth === 0 && sign === '{') {
          start = line
          text = sign
          depth = 1
        } else if (depth > 0) depth++
        if (depth === 2 && sign === '[' && !isWrapped && head === '' && /"value"\s*:\s*\[$/.test(text)) {
          // The object that wraps the array is not a row.
          isWrapped = true
          depth = 0
          text = ''
        }
      } else if ((sign === '}' || sign === ']') && depth > 0 && --depth === 0) {
        head = 'seen'
        yield { line: start, text }
        text = ''
      } else if (sign === ']' && isWrapped) return
    }
  }
  if (depth > 0) throw refuse(start, 'api.import-object-open')
}

const refuse = (line: number, key: PlainKey) =>
  new AppError('invalid', messageOf('api.import-line', { line, problem: { key } }), { field: 'feed' })
