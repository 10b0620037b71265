import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DEFAULT_BODY_KILOBYTES, type Endpoint } from '#contract/endpoint.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Upload, Uploads } from '#server/context.ts'
import { parseJson } from './json.ts'
import { assemble, parsePairs } from './pairs.ts'
import { acceptMultipart, discardUploads, receiveMultipart } from './uploads.ts'
import { emptyRaw, type Raw, tooLarge, utf8 } from './wellformed.ts'

/** Parsed input of a request and its uploaded files. */
export interface Received {
  raw: Raw
  files?: Uploads
  /** Deletes the temporary files of the request. */
  discard?: () => Promise<void>
}

/** Keeps bodies as bytes until the call parses them, because only the call knows which empty fields it keeps. */
export async function acceptBodies(api: FastifyInstance) {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    (_request, bytes, done) => done(null, bytes),
  )
  await acceptMultipart(api)
}

/** Parses the body of a POST or DELETE in any of the three formats that clients send. */
export function readBody(request: FastifyRequest, endpoint: Endpoint, storage: Storage): Received | Promise<Received> {
  const { body } = request
  const { keepsEmpty } = endpoint
  if (body instanceof Buffer) {
    if (body.length === 0) return { raw: emptyRaw() }
    if (request.mediaType === 'application/json') return { raw: parseJson(body, keepsEmpty) }
    // Percent-encoding makes this format slow to parse, so the limit is the same for every call; long texts are sent as
    // JSON or multipart.
    if (body.length > DEFAULT_BODY_KILOBYTES * 1024) throw tooLarge(DEFAULT_BODY_KILOBYTES)
    return { raw: parsePairs(utf8(body, 'The body'), keepsEmpty) }
  }
  // Some clients send the multipart content type without a body.
  if (!hasBody(request)) return { raw: emptyRaw() }
  return readForm(request, endpoint, storage)
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

async function readForm(request: FastifyRequest, endpoint: Endpoint, storage: Storage): Promise<Received> {
  const { fields, files } = await receiveMultipart(request, endpoint, storage)
  const parked = new Map<symbol, Upload>()
  const pairs: [string, string | symbol][] = [...fields]
  for (const file of files) {
    const place = Symbol(file.field)
    parked.set(place, file)
    pairs.push([file.field, place])
  }
  const discard = () => discardUploads(storage, files)
  try {
    const raw = assemble(pairs, endpoint.keepsEmpty)
    return { raw, files: unpark(raw, parked), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

/** Removes the files from the input tree; each is keyed by its position in what the schema sees. */
function unpark(raw: Raw, parked: ReadonlyMap<symbol, Upload>): Uploads {
  const found = new Map<string, Upload[]>()
  const keep = (place: string, mark: symbol) => found.set(place, [...(found.get(place) ?? []), parked.get(mark)!])
  const visit = (node: Raw, path: string) => {
    for (const [key, value] of Object.entries(node)) {
      const place = path === '' ? key : `${path}.${key}`
      if (typeof value === 'symbol') {
        keep(place, value)
        delete node[key]
      } else if (Array.isArray(value) && value.every((item) => typeof item === 'symbol')) {
        for (const item of value) keep(place, item)
        delete node[key]
      } else if (typeof value === 'object') visit(value as Raw, place)
    }
  }
  if (parked.size > 0) visit(raw, '')
  return found
}
