import type { TextSource } from '#server/adapters/texts/port.ts'

/** What the words on a device are made with. */
export interface Writer {
  texts: TextSource
  baseUrl: string
  now: Date
}
