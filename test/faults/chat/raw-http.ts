import { connect, type Socket } from 'node:net'

// A minimal HTTP client: the test shares two cores with the program under test, so each layer left out is CPU time for
// the program.

interface Head {
  status: number
  length: number
  isChunked: boolean
  /** The offset of the body. */
  end: number
}

const PATIENCE_MS = 10_000
const idle = new Map<number, Socket[]>()

/** Posts JSON on a keep-alive connection; connections are used round-robin, so that both nodes get the same load. */
export function postJson(port: number, path: string, token: string, body: string): Promise<[number, string]> {
  const { promise, resolve, reject } = Promise.withResolvers<[number, string]>()
  const socket = idle.get(port)?.shift() ?? open(port)
  let text = ''
  release(socket)
    .on('data', (chunk: string) => {
      text += chunk
      const head = headOf(text)
      if (!head || text.length < head.end + head.length) return
      keep(port, socket)
      resolve([head.status, utf8(text.slice(head.end))])
    })
    .on('timeout', () => socket.destroy())
    .on('close', () => reject(new Error('The connection ended before the answer')))
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  return promise
}

/** Reads an event stream, event by event, until it ends or is closed. */
export function readEvents(port: number, path: string, headers: Record<string, string>, take: (event: string) => void) {
  const socket = open(port).setTimeout(0)
  let isBegun = false
  let text = ''
  let events = ''
  socket.on('data', (chunk: string) => {
    text += chunk
    if (!isBegun) {
      const head = headOf(text)
      if (!head) return
      if (head.status !== 200 || !head.isChunked) return socket.destroy()
      isBegun = true
      text = text.slice(head.end)
    }
    const [pieces, rest] = unchunk(text)
    text = rest
    const parts = (events + pieces).split('\n\n')
    events = parts.pop()!
    for (const part of parts) take(utf8(part))
  })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`)
  return {
    ended: new Promise<void>((resolve) => socket.on('close', () => resolve())),
    close: () => socket.destroy(),
  }
}

/** Decoded as Latin-1 because lengths count bytes; a complete event is decoded as UTF-8. */
function open(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  // A close event follows the error and is handled.
  socket.on('error', () => {})
  return socket.setEncoding('latin1').setTimeout(PATIENCE_MS)
}

const utf8 = (text: string) => Buffer.from(text, 'latin1').toString()

const release = (socket: Socket) =>
  socket.removeAllListeners('data').removeAllListeners('timeout').removeAllListeners('close')

/** An idle connection that ends is removed from the pool. */
function keep(port: number, socket: Socket) {
  const own = idle.get(port) ?? []
  idle.set(port, own)
  own.push(socket)
  const forget = () => {
    if (own.includes(socket)) own.splice(own.indexOf(socket), 1)
    socket.destroy()
  }
  release(socket).on('timeout', forget).on('close', forget)
}

function headOf(text: string): Head | null {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = text.slice(0, end).toLowerCase()
  return {
    status: Number(head.slice(9, 12)),
    length: Number(/\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0),
    isChunked: head.includes('\ntransfer-encoding: chunked'),
    end: end + 4,
  }
}

/** The complete chunks, and the rest of an unfinished one. */
function unchunk(text: string): [string, string] {
  let said = ''
  let at = 0
  for (;;) {
    const line = text.indexOf('\r\n', at)
    if (line < 0) break
    const end = line + 2 + Number.parseInt(text.slice(at, line), 16)
    if (text.length < end + 2) break
    said += text.slice(line + 2, end)
    at = end + 2
  }
  return [said, text.slice(at)]
}
