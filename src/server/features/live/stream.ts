/** Output of a stream; `write` returns false when the buffer is full and the writer should wait. */
export interface Sink {
  write(text: string): boolean
  end(): void
  /** Ends the stream without flushing its buffer. */
  drop(): void
}

/** One open page. */
export interface Stream {
  /** The inbox that the stream reads: a user id, or 0 for Support. */
  ownerId: number
  userId: number
  sessionId: number
  language: string
  /** Prefix of file URLs. */
  origin: string
  /** The last sequence number written. */
  seq: number
  sink: Sink
  /** When the reader fell behind; null while it keeps up. */
  behindSince: number | null
  isOpen: boolean
}

/** An event for open pages that is not stored. */
export interface EphemeralEvent {
  to: number[]
  kind: string
  data: object
}

/** An SSE frame. With a sequence number the client resumes after it. */
export function frame(kind: string, data: unknown, seq?: number): string {
  const id = seq === undefined ? '' : `id: ${seq}\n`
  return `${id}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
}

/** A frame that only advances the last event id, for an event whose content no longer exists. */
export const silentFrame = (seq: number) => `id: ${seq}\n\n`

export const HEARTBEAT = ': \n\n'
