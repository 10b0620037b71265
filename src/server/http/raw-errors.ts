import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { full, type Refusal } from './answer.ts'

const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: full(431, 'The address or the headers of the request are too long'),
  ERR_HTTP_REQUEST_TIMEOUT: full(408, 'The request took too long to arrive'),
}

/** Answers bytes that are not an HTTP request, which never reach a route, with the JSON error body. */
export function answerRawError(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const { status, body } = REFUSALS[error.code ?? ''] ?? full(400, 'The request is not valid HTTP')
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${text}`,
  )
}
