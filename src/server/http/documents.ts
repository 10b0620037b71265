import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { allowAnyOrigin } from './cors.ts'

interface ByteRange {
  start: number
  end: number
}

export interface DocumentAddress {
  key: string
  name: string
  permit: { userId: number; expires: number; sessionId?: number | undefined; signature: string } | null
}

export interface DocumentSource {
  findDocument(address: DocumentAddress): Promise<{
    mime: string
    bytes: number
    isLasting: boolean
    open(range?: ByteRange): Promise<{ stream: Readable } | null>
    link(name: string): Promise<string | null>
  } | null>
}

type DocumentRequest = FastifyRequest<{
  Params: { key: string; name: string }
  Querystring: Record<string, unknown>
}>

const KEY = /^[0-9a-f]{32}$/

/** Sends a document as a download: never inline, without content sniffing or scripts. */
export async function sendDocument(source: DocumentSource, request: DocumentRequest, reply: FastifyReply) {
  reply.headers(SAFE)
  const address = readAddress(request)
  const found = address && (await source.findDocument(address))
  const link = await found?.link(address!.name)
  if (link) return reply.header('cache-control', 'private, no-store').redirect(link, 302)
  const range = found && readRange(request.headers.range, found.bytes)
  if (range === 'impossible') return reply.code(416).header('content-range', `bytes */${found!.bytes}`).send()
  const opened = await found?.open(range ?? undefined)
  if (!opened) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such document.\n')
  reply.headers({
    'content-type': found!.mime,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(address!.name)}`,
    'content-length': range ? range.end - range.start + 1 : found!.bytes,
    'cache-control': found!.isLasting && !address!.permit ? 'public, max-age=31536000, immutable' : 'private, no-store',
    'accept-ranges': 'bytes',
  })
  if (!address!.permit) allowAnyOrigin(reply)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found!.bytes}`)
  return reply.send(opened.stream)
}

const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'no-store',
}

function readAddress({ params: { key, name }, query }: DocumentRequest): DocumentAddress | null {
  if (!KEY.test(key) || name.length > 200) return null
  const { signature, user, expires, session } = query
  if (signature === undefined) return { key, name, permit: null }
  if (typeof signature !== 'string' || typeof user !== 'string' || typeof expires !== 'string') return null
  const sessionId = session === undefined ? undefined : Number(session)
  if (sessionId !== undefined && !Number.isSafeInteger(sessionId)) return null
  return { key, name, permit: { signature, userId: Number(user), expires: Number(expires), sessionId } }
}

/** A single byte range, as media players request it; any other Range header returns the whole file. */
function readRange(header: string | undefined, bytes: number): ByteRange | 'impossible' | null {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!parts || (parts[1] === '' && parts[2] === '')) return null
  const start = parts[1] === '' ? Math.max(0, bytes - Number(parts[2])) : Number(parts[1])
  const end = parts[1] === '' || parts[2] === '' ? bytes - 1 : Math.min(Number(parts[2]), bytes - 1)
  return start > end || start >= bytes ? 'impossible' : { start, end }
}
