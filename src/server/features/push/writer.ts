import type { TextSource } from '#server/adapters/texts/port.ts'

/** Dependencies for rendering push messages. */
export interface Writer {
  texts: TextSource
  baseUrl: string
  now: Date
}
