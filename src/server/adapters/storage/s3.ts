import { Readable } from 'node:stream'
import { S3mini, S3ServiceError } from 's3mini'
import { checkKey, checkPrefix, type Storage } from './port.ts'

export interface S3Options {
  /** URL of the bucket: `https://s3.eu-central-1.amazonaws.com/bucket`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether browsers fetch documents from the bucket with a presigned URL. */
  hasPresignedReads: boolean
}

/** A longer stream is uploaded in parts of this size, so that no file has to fit into memory. */
const PART_BYTES = 8 * 1024 * 1024
const PAGE = 1000
const TYPE = 'application/octet-stream'
const PLAIN_NAME = /^[\w.-]+$/

/** Files in a bucket of an S3 service. */
export function s3Storage({ url, hasPresignedReads, ...credentials }: S3Options): Storage {
  const s3 = new S3mini({ endpoint: url, ...credentials })
  return {
    async put(key, body) {
      checkKey(key)
      return { bytes: await (body instanceof Readable ? putStream(s3, key, body) : putWhole(s3, key, body)) }
    },
    async read(key) {
      const content = await s3.getObjectArrayBuffer(checkKey(key))
      return content && Buffer.from(content)
    },
    async get(key, range) {
      checkKey(key)
      const response = await orNull(
        range ? s3.getObjectRaw(key, false, range.start, range.end + 1) : s3.getObjectRaw(key),
      )
      return response && { key, ...describe(response), stream: streamOf(response) }
    },
    async stat(key) {
      // A key is the first of all keys that begin with it.
      const [found] = await page(s3, checkKey(key), 1)
      return found?.key === key ? found : null
    },
    async delete(key) {
      await orNull(s3.deleteObject(checkKey(key)))
    },
    async *list(prefix) {
      checkPrefix(prefix)
      let next: string | undefined
      do {
        const listed = await s3.listObjectsPaged('/', prefix, PAGE, next)
        for (const object of listed?.objects ?? []) yield storedFile(object)
        next = listed?.nextContinuationToken
      } while (next)
    },
    space: async () => null,
    ...(hasPresignedReads && {
      // Servers sign the characters of an encoded name differently: the program itself sends files with such names.
      link: async (key, { seconds, name, type }) =>
        PLAIN_NAME.test(name)
          ? s3.getPresignedUrl('GET', checkKey(key), seconds, {
              'response-content-disposition': `attachment; filename="${name}"`,
              'response-content-type': type,
            })
          : null,
    }),
  }
}

async function putWhole(s3: S3mini, key: string, body: Uint8Array): Promise<number> {
  await s3.putObject(key, Buffer.from(body), TYPE, undefined, undefined, body.length)
  return body.length
}

/** Until an upload in parts is complete, the key keeps its former content; a failed one is aborted. */
async function putStream(s3: S3mini, key: string, body: Readable): Promise<number> {
  const parts = partsOf(body)
  const first = (await parts.next()).value as Buffer
  if (first.length < PART_BYTES) return putWhole(s3, key, first)
  const uploadId = await s3.getMultipartUploadId(key, TYPE)
  try {
    const uploaded = [await s3.uploadPart(key, uploadId, first, 1)]
    let bytes = first.length
    for await (const part of parts) {
      uploaded.push(await s3.uploadPart(key, uploadId, part, uploaded.length + 1))
      bytes += part.length
    }
    await s3.completeMultipartUpload(key, uploadId, uploaded)
    return bytes
  } catch (error) {
    // The error of the upload is the one to report.
    await s3.abortMultipartUpload(key, uploadId).catch(() => {})
    throw error
  }
}

/** Yields at least one part, which is empty for an empty stream. */
async function* partsOf(body: Readable): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = []
  let bytes = 0
  let isFirst = true
  for await (const chunk of body) {
    chunks.push(Buffer.from(chunk))
    bytes += chunks.at(-1)!.length
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(chunks)
    isFirst = false
    chunks = []
    bytes = 0
  }
  if (isFirst || bytes > 0) yield Buffer.concat(chunks)
}

async function page(s3: S3mini, prefix: string, count: number) {
  const listed = await s3.listObjectsPaged('/', prefix, count)
  return (listed?.objects ?? []).map(storedFile)
}

const storedFile = ({ Key, Size, LastModified }: { Key: string; Size: number; LastModified: Date }) => ({
  key: Key,
  bytes: Number(Size),
  modifiedAt: new Date(LastModified),
})

const streamOf = ({ body }: Response) => (body ? Readable.fromWeb(body as never) : Readable.from([]))

/** The size is that of the whole file, also for a range. */
const describe = ({ headers }: Response) => ({
  bytes: Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length')),
  modifiedAt: new Date(headers.get('last-modified') ?? 0),
})

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof S3ServiceError && error.status === 404) return null
    throw error
  }
}
