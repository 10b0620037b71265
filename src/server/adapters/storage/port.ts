import type { Readable } from 'node:stream'

/** Where files live. Keys are opaque words joined by `/`; a file is either whole or absent. */
export interface Storage {
  /** Writes the whole file or nothing: a failed source leaves no trace and an older file stays as it was. */
  put(key: string, body: Uint8Array | Readable): Promise<{ bytes: number }>
  /** The whole file in memory, for files known to be small. */
  read(key: string): Promise<Buffer | null>
  /** The file, or an inclusive range of it, as a stream. */
  get(key: string, range?: ByteRange): Promise<StoredStream | null>
  stat(key: string): Promise<StoredFile | null>
  /** Absent files are fine: deleting twice is the same as once. */
  delete(key: string): Promise<void>
  list(prefix: string): AsyncIterable<StoredFile>
  /** How much room there is, where there is an end to it. */
  space(): Promise<{ freeBytes: number; totalBytes: number } | null>
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

/** Throws on a key that could name anything but one file below the root: no dots first, no empty words, no traversal. */
export function checkKey(key: string): string {
  if (key.length > 500 || !KEY.test(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`)
  return key
}

/** A prefix is a key, or the beginning of one that ends with `/`. */
export function checkPrefix(prefix: string): string {
  checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)
  return prefix
}
