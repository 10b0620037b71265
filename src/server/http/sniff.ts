import { Readable } from 'node:stream'
import { fileTypeFromStream } from 'file-type'
import type { FileType } from '#contract/endpoint.ts'

/** Detector names by the file type of a rule. An audio-only recording is detected as video. */
const DETECTED = {
  jpg: ['jpg'],
  png: ['png', 'apng'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif'],
  pdf: ['pdf'],
  doc: ['cfb'],
  docx: ['docx'],
  txt: [],
  json: [],
  zip: ['zip'],
  tar: ['tar'],
  mp3: ['mp3'],
  m4a: ['m4a', 'm4b', 'mp4'],
  mp4: ['mp4', 'm4v', 'm4a'],
  webm: ['webm'],
} as const satisfies Record<FileType, readonly string[]>

/** Reopens a stored file for reading. */
type Open = () => Promise<Readable>

/**
 * File type by content, among the types that a rule allows; the file name and the content type of the sender are
 * ignored.
 */
export async function sniff(open: Open, allowed: readonly FileType[]): Promise<FileType | null> {
  // Streamed, because concurrent uploads would not fit into memory.
  const found = await reading(open, (stream) => fileTypeFromStream(Readable.toWeb(stream) as WebStream))
  if (!found) {
    const textual = allowed.find((type) => type === 'txt' || type === 'json')
    return textual !== undefined && (await reading(open, isText)) ? textual : null
  }
  return allowed.find((type) => (DETECTED[type] as readonly string[]).includes(found.ext)) ?? null
}

type WebStream = Parameters<typeof fileTypeFromStream>[0]

async function reading<T>(open: Open, read: (stream: Readable) => Promise<T>): Promise<T> {
  const stream = await open()
  // The detector stops reading early, which is not an error of the file.
  stream.on('error', () => {})
  try {
    return await read(stream)
  } finally {
    stream.destroy()
  }
}

/** Control characters other than white space mark a file as binary, whatever its name. */
async function isText(stream: AsyncIterable<Uint8Array>): Promise<boolean> {
  for await (const chunk of stream)
    if (!chunk.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))) return false
  return true
}
