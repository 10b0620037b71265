import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { type AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'
import { afterAll, beforeEach } from 'vitest'
import type { Order } from '#server/adapters/payments/port.ts'

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

const VENDORS = /(^|\.)(stripe\.com|razorpay\.com|paystack\.co|paypal\.com|flutterwave\.com)$/

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
  const restore = lead((server.address() as AddressInfo).port)
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
    asked,
    answers(given: Answer) {
      answer = given
    },
  }
}

/** Connections to a vendor's host go to `port` here; everything above the socket stays as it is. */
function lead(port: number): () => void {
  const { connect } = Socket.prototype
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
    const [first] = given as [unknown]
    const options = (Array.isArray(first) ? first[0] : first) as { host?: string; port?: unknown }
    if (options && VENDORS.test(options.host ?? ''))
      Object.assign(options, { host: '127.0.0.1', port, lookup: undefined })
    return Reflect.apply(connect, this, given)
  } as typeof connect
  return () => {
    Socket.prototype.connect = connect
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
