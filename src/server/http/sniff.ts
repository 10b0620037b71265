import { Readable } from 'node:stream'
import { fileTypeFromStream } from 'file-type'
import type { FileType } from '#contract/endpoint.ts'

/** The names that the detector gives to what a rule calls by one word. A recording without pictures sniffs as video. */
const DETECTED = {
  jpg: ['jpg'],
  png: ['png', 'apng'],
  gif: ['gif'],
  webp: ['webp'],
  pdf: ['pdf'],
  doc: ['cfb'],
  docx: ['docx'],
  txt: [],
  zip: ['zip'],
  tar: ['tar'],
  mp3: ['mp3'],
  m4a: ['m4a', 'm4b', 'mp4'],
  mp4: ['mp4', 'm4v', 'm4a'],
  webm: ['webm'],
} as const satisfies Record<FileType, readonly string[]>

/** Begins to read a stored file anew. */
type Open = () => Promise<Readable>

/** What the bytes are, among the types a rule allows; the name and the type that the sender claims count for nothing. */
export async function sniff(open: Open, allowed: readonly FileType[]): Promise<FileType | null> {
  // A stream, because as many files as people send at once would not fit into memory.
  const found = await reading(open, (stream) => fileTypeFromStream(Readable.toWeb(stream) as WebStream))
  if (!found) return allowed.includes('txt') && (await reading(open, isText)) ? 'txt' : null
  return allowed.find((type) => (DETECTED[type] as readonly string[]).includes(found.ext)) ?? null
}

type WebStream = Parameters<typeof fileTypeFromStream>[0]

async function reading<T>(open: Open, read: (stream: Readable) => Promise<T>): Promise<T> {
  const stream = await open()
  // Whoever has seen enough stops in the middle, which is no trouble of the file.
  stream.on('error', () => {})
  try {
    return await read(stream)
  } finally {
    stream.destroy()
  }
}

/** Control characters other than white space make a file binary, whatever its name says. */
async function isText(stream: AsyncIterable<Uint8Array>): Promise<boolean> {
  for await (const chunk of stream)
    if (!chunk.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))) return false
  return true
}
