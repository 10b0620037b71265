/** Where a stream is written to; `write` is false when the reader is behind and should be waited for. */
export interface Sink {
  write(text: string): boolean
  end(): void
  /** Ends it without waiting for what is still unwritten. */
  drop(): void
}

/** One open page. */
export interface Stream {
  /** Whose events it shows: a person, or 0 for the desk. */
  ownerId: number
  userId: number
  sessionId: number
  language: string
  /** What addresses of files begin with. */
  origin: string
  /** The last number that was written to it. */
  seq: number
  sink: Sink
  /** Since when the reader is behind; null while it keeps up. */
  behindSince: number | null
  isOpen: boolean
}

/** An event that the database brings along with its number in each inbox, so that nothing has to be read for it. */
export interface Brought {
  kind: string
  seqs: Record<string, number>
  /** What it is about, as the feature that wrote it knows it. */
  row: object
  images: Record<string, object> | null
}

/** A word for those who are here, kept nowhere. */
export interface Murmur {
  to: number[]
  kind: string
  data: object
}

/** An event as it stands in the stream. A number makes it the place to go on from. */
export function frame(kind: string, data: unknown, seq?: number): string {
  const id = seq === undefined ? '' : `id: ${seq}\n`
  return `${id}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Moves the place on without saying anything: what happened is no longer there to be told. */
export const silentFrame = (seq: number) => `id: ${seq}\n\n`

export const BEAT = ': \n\n'
