import { fileTypeFromBuffer } from 'file-type'
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
  mp3: ['mp3'],
  m4a: ['m4a', 'm4b', 'mp4'],
  mp4: ['mp4', 'm4v', 'm4a'],
  webm: ['webm'],
} as const satisfies Record<FileType, readonly string[]>

/** What the bytes are, among the types a rule allows; the name and the type that the sender claims count for nothing. */
export async function sniff(bytes: Uint8Array, allowed: readonly FileType[]): Promise<FileType | null> {
  const found = await fileTypeFromBuffer(bytes)
  if (!found) return allowed.includes('txt') && isText(bytes) ? 'txt' : null
  return allowed.find((type) => (DETECTED[type] as readonly string[]).includes(found.ext)) ?? null
}

/** Control characters other than white space make a file binary, whatever its name says. */
function isText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))
}
