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
/** A file of the tests' own authority, or of the keys that peers use. */
export const tlsFile = (name: string) => readFileSync(join(TLS, name), 'utf8')

/** A request as it arrived at a peer. */
export interface Asked {
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

type Answer = (asked: Asked) => Answered | undefined

/**
 * A server of ours on this machine to which connections to the payment services' own hosts lead, over TLS with names and
 * certificates checked, so that the vendors' libraries run as they are. It proves what we send and how we read answers, not
 * that a vendor behaves so.
 */
export async function paymentPeer() {
  const asked: Asked[] = []
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
      asked.push(question)
      const { status = 200, body } = answer(question) ?? { status: 404, body: { message: 'Nobody expected this' } }
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
    asked.length = 0
    answer = () => undefined
  })
  return {
    port,
    asked,
    answers(given: Answer) {
      answer = given
    },
  }
}

/** An order as a site would place it: say what the test is about. */
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
