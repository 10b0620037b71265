import type { Readable } from 'node:stream'

/** File storage. Keys are opaque segments joined by `/`; a file is either complete or absent. */
export interface Storage {
  /** Writes atomically: a failed source leaves no trace, and an existing file stays unchanged. */
  put(key: string, body: Uint8Array | Readable): Promise<{ bytes: number }>
  /** The whole file in memory, for files known to be small. */
  read(key: string): Promise<Buffer | null>
  /** The file, or an inclusive range of it, as a stream. */
  get(key: string, range?: ByteRange): Promise<StoredStream | null>
  stat(key: string): Promise<StoredFile | null>
  /** Idempotent: deleting an absent file succeeds. */
  delete(key: string): Promise<void>
  list(prefix: string): AsyncIterable<StoredFile>
  /** Free and total space; null if unlimited. */
  space(): Promise<{ freeBytes: number; totalBytes: number } | null>
  /** URL from which a browser can download the file for some seconds; null or absent if the program has to send it. */
  link?(key: string, download: Download): Promise<string | null>
}

export interface Download {
  seconds: number
  /** File name that the browser saves under. */
  name: string
  type: string
}

export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  key: string
  bytes: number
  modifiedAt: Date
}

export interface StoredStream extends StoredFile {
  stream: Readable
}

const KEY = /^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/

/** Throws on a key that could name anything but a file below the root: no leading dots, empty segments or traversal. */
export function checkKey(key: string): string {
  if (key.length > 500 || !KEY.test(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`)
  return key
}

/** A prefix is a key, or a partial key that ends with `/`; the empty prefix means every file. */
export function checkPrefix(prefix: string): string {
  if (prefix !== '') checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)
  return prefix
}
