import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type BenchTools, median } from './support.ts'

const ROUNDS = 3
const FILES = 20
const BYTES = 8_000_000
/** V8 accumulates about 64 MB of external buffers before it frees them; the files have 160 MB in total. */
const MAX_MEGABYTES = 80
const CHUNK = Buffer.alloc(64 * 1024, 0x5a)
const JPEG_HEAD = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')

/** Memory growth of the receiver while 20 photos of 8 MB arrive concurrently. */
export default async function bench({ report, note }: BenchTools) {
  const grown: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    grown.push(await growth())
    note(`${FILES} files of ${BYTES / 1e6} MB: ${grown.at(-1)!.toFixed(1)} MB more`)
  }
  report({ name: 'memory of the receiver', value: median(grown), unit: 'MB more', budget: { atMost: MAX_MEGABYTES } })
}

/** A new process for each round, so that memory growth does not carry over. */
async function growth(): Promise<number> {
  const child = fork(join(import.meta.dirname, 'upload-process.ts'))
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  try {
    // Sequential warm-up, so that the program's own memory is allocated before the measurement.
    for (let times = 0; times < FILES; times++) await send(url)
    await ask(child, 'begin')
    const answers = await Promise.all(Array.from({ length: FILES }, () => send(url)))
    if (answers.some((body) => !body.includes(`"bytes":${BYTES},"type":"jpg"`)))
      throw new Error(`Not taken: ${answers[0]}`)
    return ((await ask(child, 'grown')) as { grownMegabytes: number }).grownMegabytes
  } finally {
    child.send('end')
    await once(child, 'exit')
  }
}

async function ask(child: ChildProcess, word: string): Promise<unknown> {
  child.send(word)
  const [answer] = await once(child, 'message')
  return answer
}

async function send(url: string): Promise<string> {
  const head = Buffer.from('--B\r\nContent-Disposition: form-data; name="gallery_images[0]"; filename="a.jpg"\r\n\r\n')
  const tail = Buffer.from('\r\n--B--\r\n')
  const sent = request(url, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=B',
      'content-length': head.length + BYTES + tail.length,
    },
  })
  const answered = once(sent, 'response')
  await pipeline(Readable.from(photograph(head, tail)), sent)
  const [response] = await answered
  return (await response.toArray()).join('')
}

/** A photo as a stream without delays. */
function* photograph(head: Buffer, tail: Buffer) {
  yield head
  yield JPEG_HEAD
  for (let left = BYTES - JPEG_HEAD.length; left > 0; left -= CHUNK.length) {
    yield left < CHUNK.length ? CHUNK.subarray(0, left) : CHUNK
  }
  yield tail
}
