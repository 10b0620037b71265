import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface TileFiles {
  /** Base map of the build. */
  world: string
  /** Folder for regional archives of the operator, `<name>.pmtiles`. */
  regional: string
}

const NAME = /^[a-z0-9][a-z0-9_-]{0,63}\.pmtiles$/
const WORLD = /^world(?:-([0-9a-f]{16}))?\.pmtiles$/
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, no-cache'

/** URL of the base map with a content hash, so that it is immutable. */
export async function worldAddress(file: string): Promise<string> {
  const tag = await contentTag(file)
  return tag ? `/tiles/world-${tag}.pmtiles` : '/tiles/world.pmtiles'
}

/** Serves PMTiles archives with range requests: clients fetch the bytes of the visible tiles. */
export function tileRoutes(app: FastifyInstance, files: TileFiles) {
  app.get('/tiles/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const { name } = request.params
    const world = WORLD.exec(name)
    if (world) {
      const tag = await contentTag(files.world)
      return sendFile(files.world, tag, world[1] === tag ? FOREVER : ASK_AGAIN, request, reply)
    }
    const file = NAME.test(name) ? join(files.regional, name) : null
    // Files of gigabytes are not hashed: the ETag is made of size and modification time.
    return sendFile(file, file && (await versionTag(file)), ASK_AGAIN, request, reply)
  })
}

async function sendFile(
  file: string | null,
  tag: string | null,
  cacheControl: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const found = file && tag ? await statFile(file) : null
  if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such map.\n')
  const etag = `"${tag}"`
  reply.headers({
    etag,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    'content-type': 'application/vnd.pmtiles',
    'x-content-type-options': 'nosniff',
  })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const range = isSameVersion(request, etag) ? readRange(request.headers.range, found.size) : null
  if (range === 'impossible') return reply.code(416).header('content-range', `bytes */${found.size}`).send()
  const { start, end } = range ?? { start: 0, end: found.size - 1 }
  reply.header('content-length', end - start + 1)
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${found.size}`)
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : createReadStream(file!, { start, end }))
}

/** `If-Range` with another version returns the whole file: ranges of two versions cannot be combined. */
const isSameVersion = ({ headers }: FastifyRequest, etag: string) =>
  headers['if-range'] === undefined || headers['if-range'] === etag

function readRange(header: string | undefined, bytes: number): { start: number; end: number } | 'impossible' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return null
  const start = from ? Number(from) : Math.max(0, bytes - Number(to))
  const end = from && to ? Math.min(Number(to), bytes - 1) : bytes - 1
  return start > end ? 'impossible' : { start, end }
}

async function statFile(file: string) {
  const found = await stat(file).catch(() => null)
  return found?.isFile() && found.size > 0 ? found : null
}

async function versionTag(file: string): Promise<string | null> {
  const found = await statFile(file)
  return found && createHash('sha256').update(`${found.size} ${found.mtimeMs}`).digest('hex').slice(0, 16)
}

const contentTags = new Map<string, { version: string; tag: string }>()

/** Content hash of a file, recomputed only if the file has changed. */
async function contentTag(file: string): Promise<string | null> {
  const version = await versionTag(file)
  if (!version) return null
  const known = contentTags.get(file)
  if (known?.version === version) return known.tag
  const tag = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)
  contentTags.set(file, { version, tag })
  return tag
}
