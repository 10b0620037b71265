import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

/** One event of a stream as a page receives it. */
export interface StreamEvent {
  id: number | null
  kind: string
  data: Record<string, unknown>
}

export interface OpenStream {
  status: number
  headers: IncomingHttpHeaders
  /** The events received so far. */
  events: StreamEvent[]
  /** The next event of this type that no earlier call has returned. */
  next(kind: string, patienceMs?: number): Promise<StreamEvent>
  /** Resolves when the server ends the stream. */
  ended: Promise<void>
  close(): void
}

/** Reads a stream on its own connection; a pool would keep idle ones, for which a closing server waits. */
export async function openStream(url: string, headers: Record<string, string> = {}): Promise<OpenStream> {
  const asked = get(url, { headers, agent: false })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const events: StreamEvent[] = []
  const taken = new Set<StreamEvent>()
  let arrived = Promise.withResolvers<void>()
  const ended = read(response, (event) => {
    events.push(event)
    arrived.resolve()
    arrived = Promise.withResolvers()
  })

  async function next(kind: string, patienceMs = 5_000): Promise<StreamEvent> {
    const late = AbortSignal.timeout(patienceMs)
    for (;;) {
      const found = events.find((event) => event.kind === kind && !taken.has(event))
      if (found) {
        taken.add(found)
        return found
      }
      const tooLate = new Promise<never>((_resolve, reject) =>
        late.addEventListener('abort', () =>
          reject(new Error(`No ${kind} came, only ${events.map((event) => event.kind).join(', ') || 'nothing'}`)),
        ),
      )
      await Promise.race([arrived.promise, tooLate])
    }
  }

  asked.on('error', () => {})
  return {
    status: response.statusCode!,
    headers: response.headers,
    events,
    next,
    ended,
    close: () => asked.destroy(),
  }
}

async function read(response: IncomingMessage, emit: (event: StreamEvent) => void): Promise<void> {
  if (response.statusCode !== 200) return void response.resume()
  let rest = ''
  response.setEncoding('utf8')
  try {
    for await (const chunk of response) {
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const event = parse(part)
        if (event) emit(event)
      }
    }
  } catch {
    // Closed by the reader or by the server: in both cases the stream is over.
  }
}

function parse(text: string): StreamEvent | null {
  const fields = new Map(
    text.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const
    }),
  )
  const id = fields.get('id')
  const data = fields.get('data')
  if (id === undefined && data === undefined) return null
  return { id: id === undefined ? null : Number(id), kind: fields.get('event') ?? '', data: JSON.parse(data ?? '{}') }
}
