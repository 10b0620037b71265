import { connect } from 'node:net'

/** The response of a server to bytes that no HTTP client would send. */
export interface RawAnswer {
  status: number
  headers: string
  body: string
}

/** Writes raw bytes to a port and reads until the server closes or has responded in full. */
export function sendBytes(port: number, ...parts: (string | Uint8Array)[]): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.setTimeout(10_000, () => socket.destroy(new Error('The server did not answer')))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      const answer = parse(Buffer.concat(chunks))
      if (!answer) return
      resolve(answer)
      socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`The server closed without an answer: ${Buffer.concat(chunks)}`)))
    for (const part of parts) socket.write(part)
  })
}

/** A POST with a body of any bytes, whatever its headers claim. */
export function postBytes(port: number, path: string, type: string, body: string | Uint8Array, length?: number) {
  const bytes = Buffer.from(body as Uint8Array)
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length ?? bytes.length}\r\n\r\n`
  return sendBytes(port, head, bytes)
}

function parse(bytes: Buffer): RawAnswer | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return null
  const headers = bytes.toString('latin1', 0, end)
  const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? 0)
  const body = bytes.subarray(end + 4)
  if (body.length < length) return null
  return { status: Number(headers.split(' ')[1]), headers, body: body.toString('utf8') }
}
