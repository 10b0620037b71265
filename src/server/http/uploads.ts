import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint, FileRule } from '#contract/endpoint.ts'
import { messageOf } from '#domain/messages.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Upload } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { sniff } from './sniff.ts'
import { MAX_FIELDS, malformed, notUtf8, tooLarge, tooManyFields } from './wellformed.ts'

export type FileRules = Readonly<Record<string, FileRule>>

export interface ReceivedForm {
  fields: [name: string, value: string][]
  files: Upload[]
}

/** Maximum number of files in a list field. */
export const MAX_FILES_PER_LIST = 40
const MAX_FILES = 60
const MAX_NAME = 200
const DRAIN_MS = 5_000

const LIMITS = {
  fields: MAX_FIELDS,
  parts: MAX_FIELDS + MAX_FILES,
  headerPairs: 20,
  // Each part is checked against its own rule while it streams.
  fileSize: Number.POSITIVE_INFINITY,
}

/** Registers multipart parsing as streams. */
export async function acceptMultipart(app: FastifyInstance) {
  await app.register(multipart, { limits: LIMITS })
}

/** Streams a form into temporary storage. A refusal or a lost connection leaves no files. */
export async function receiveMultipart(
  request: FastifyRequest,
  { files: rules, bodyKilobytes }: Pick<Endpoint, 'files' | 'bodyKilobytes'>,
  storage: Storage,
): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: [], files: [] }
  let left = bodyKilobytes * 1024
  try {
    for await (const part of request.parts({ limits: { fieldSize: left } })) {
      if (part.fieldname.length > MAX_NAME) throw malformed('api.field-name-long')
      if (part.type === 'field') {
        const text = textOf(part)
        left -= part.fieldname.length + Buffer.byteLength(text)
        if (left < 0 || part.valueTruncated) throw tooLarge(bodyKilobytes)
        form.fields.push([part.fieldname, text])
      } else await receiveFile(request, rules, storage, part, form.files)
    }
    return form
  } catch (error) {
    drain(request)
    await discardUploads(storage, form.files)
    throw readable(error)
  }
}

/** Deletes the temporary files of a request. */
export async function discardUploads(storage: Storage, files: readonly Upload[]) {
  await Promise.all(files.map(({ key }) => storage.delete(key)))
}

function textOf(part: MultipartValue): string {
  const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
  // The parser replaces bytes that are not UTF-8 by the replacement character.
  if (text.includes('\uFFFD')) throw notUtf8(part.fieldname)
  return text
}

async function receiveFile(
  request: FastifyRequest,
  rules: FileRules,
  storage: Storage,
  part: MultipartFile,
  files: Upload[],
) {
  const field = part.fieldname
  const rule = ruleFor(rules, field)
  if (!rule) return refuseContent(part)
  const key = `temp/${randomBytes(16).toString('hex')}`
  const { bytes } = await store(request, storage, key, part, rule.maxKilobytes)
  const upload: Upload = { field, key, bytes, type: '', originalName: part.filename ?? '' }
  if (bytes === 0) return storage.delete(key)
  files.push(upload)
  checkCount(files, field, rule)
  const type = await sniff(async () => (await storage.get(key))!.stream, rule.types)
  if (!type)
    throw new AppError('invalid', messageOf('api.wrong-file-type', { field, types: rule.types.join(', ') }), { field })
  upload.type = type
}

/** An empty part without a rule is ignored; its first byte makes it an undeclared file. */
async function refuseContent({ file, fieldname: field }: MultipartFile) {
  for await (const _ of file) throw new AppError('invalid', messageOf('api.accepts-no-file', { field }), { field })
}

/** Stores a file; a file above its limit is cut off as soon as it exceeds it. */
async function store(
  request: FastifyRequest,
  storage: Storage,
  key: string,
  part: MultipartFile,
  maxKilobytes: number,
): Promise<{ bytes: number }> {
  try {
    return await storage.put(key, Readable.from(within(maxKilobytes, part), { highWaterMark: 1 }))
  } catch (error) {
    if (error instanceof AppError) throw error
    if (part.file.errored || request.raw.destroyed) throw malformed('api.form-cut-off')
    throw new StorageFailure('A file could not be stored', { cause: error })
  }
}

async function* within(maxKilobytes: number, { file, fieldname: field }: MultipartFile) {
  let left = maxKilobytes * 1024
  for await (const chunk of file as AsyncIterable<Buffer>) {
    left -= chunk.length
    if (left < 0)
      throw new AppError('invalid', messageOf('api.file-too-large', { field, kilobytes: maxKilobytes }), { field })
    yield chunk
  }
}

/**
 * `gallery_images[3]`, `gallery_images[]` and `gallery_images` share one rule; `plans[0][document]` has that of
 * `plans[][document]`.
 */
function ruleFor(rules: FileRules, field: string): FileRule | undefined {
  const shape = field.replace(/\[\d+\]/g, '[]')
  for (const name of [field, shape, shape.replace(/\[\]$/, '')]) if (Object.hasOwn(rules, name)) return rules[name]
  return undefined
}

function checkCount(files: readonly Upload[], field: string, rule: FileRule) {
  const base = field.split('[', 1)[0]!
  const sent = files.filter((file) => file.field.split('[', 1)[0] === base).length
  const most = rule.many ? MAX_FILES_PER_LIST : 1
  if (sent > most) throw new AppError('too-large', messageOf('api.too-many-files', { field: base, most }), { field })
  if (files.length > MAX_FILES)
    throw new AppError('too-large', messageOf('api.too-many-files-at-once', { most: MAX_FILES }))
}

class StorageFailure extends Error {}

/** Parser errors are client errors; storage errors are not. */
function readable(error: unknown): unknown {
  if (error instanceof AppError || error instanceof StorageFailure) return error
  const { code } = error as { code?: string }
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return tooManyFields()
  return malformed('api.form-unreadable')
}

/** Reads the rest of the request for a limited time, so that the client can read the refusal. */
function drain({ raw }: FastifyRequest) {
  raw.unpipe()
  raw.resume()
  if (raw.readableEnded || raw.destroyed) return
  const timer = setTimeout(() => raw.destroy(), DRAIN_MS).unref()
  raw.once('close', () => clearTimeout(timer))
}
