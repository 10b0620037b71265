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
const MOST_MEGABYTES = 40
const CHUNK = Buffer.alloc(64 * 1024, 0x5a)
const JPEG_HEAD = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')

/** Twenty photographs of 8 MB that arrive at the same time: how much memory the receiver takes for them. */
export default async function bench({ report, note }: BenchTools) {
  const grown: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    grown.push(await growth())
    note(`${FILES} files of ${BYTES / 1e6} MB: ${grown.at(-1)!.toFixed(1)} MB more`)
  }
  report({ name: 'memory of the receiver', value: median(grown), unit: 'MB more', budget: { atMost: MOST_MEGABYTES } })
}

/** A process of its own each time, so that none inherits what another has grown. */
async function growth(): Promise<number> {
  // As the program is started.
  const child = fork(join(import.meta.dirname, 'upload-process.ts'), [], { execArgv: ['--expose-gc'] })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  try {
    // One after the other, so that what the program itself takes is there before it is measured.
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

/** As fast as the machine itself can send. */
function* photograph(head: Buffer, tail: Buffer) {
  yield head
  yield JPEG_HEAD
  for (let left = BYTES - JPEG_HEAD.length; left > 0; left -= CHUNK.length) {
    yield left < CHUNK.length ? CHUNK.subarray(0, left) : CHUNK
  }
  yield tail
}
