import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'
import { afterAll, beforeEach } from 'vitest'
import type { Order } from '#server/adapters/payments/port.ts'
import { leadVendors } from './lead-vendors.ts'

const TLS = join(import.meta.dirname, 'tls')
/** A file of the tests' own certificate authority, or of the keys that peers use. */
export const tlsFile = (name: string) => readFileSync(join(TLS, name), 'utf8')

/** A request as received by a peer. */
export interface PeerRequest {
  host: string
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface Answered {
  status?: number
  body: unknown
}

/** 'disconnect' closes the connection without a response. */
type Answer = (received: PeerRequest) => Answered | 'disconnect' | undefined

/**
 * A local server that receives the connections to the payment gateways' hosts, over TLS with names and certificates
 * checked, so that the vendors' libraries run unchanged. It proves our requests and our parsing of responses, not the
 * behaviour of a vendor.
 */
export async function paymentPeer() {
  const received: PeerRequest[] = []
  let answer: Answer = () => undefined
  const server = createServer(
    { key: tlsFile('peer.key.pem'), cert: tlsFile('peer.pem') },
    async (request, response) => {
      const question = {
        host: String(request.headers.host),
        method: request.method!,
        path: request.url!,
        headers: request.headers,
        body: await text(request),
      }
      received.push(question)
      const given = answer(question)
      if (given === 'disconnect') return void request.socket.destroy()
      const { status = 200, body } = given ?? { status: 404, body: { message: 'Nobody expected this' } }
      const isText = typeof body === 'string'
      response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' })
      response.end(isText ? body : JSON.stringify(body))
    },
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const restore = leadVendors(port)
  const authorities = tls.getCACertificates('default')
  tls.setDefaultCACertificates([...authorities, tlsFile('authority.pem')])
  afterAll(async () => {
    restore()
    tls.setDefaultCACertificates(authorities)
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  beforeEach(() => {
    received.length = 0
    answer = () => undefined
  })
  return {
    port,
    received,
    answers(given: Answer) {
      answer = given
    },
  }
}

/** An order as a site would place it: pass the values that the test is about. */
export const makeOrder = (given: Partial<Order> = {}): Order => ({
  reference: 'a'.repeat(32),
  amountMinor: 2950,
  currency: 'EUR',
  description: 'Pro',
  payer: { id: 7, name: 'Pia Payer', email: 'pia@example.com' },
  metadata: { payment_transaction_id: '5', user_id: '7' },
  returnUrl: 'https://lintel.test/back?outcome=done',
  cancelUrl: 'https://lintel.test/back?outcome=cancelled',
  ...given,
})
