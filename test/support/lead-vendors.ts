import { Socket } from 'node:net'

const VENDORS = /(^|\.)(stripe\.com|razorpay\.com|paystack\.co|paypal\.com|flutterwave\.com)$/

/** Redirects connections to a vendor's host to the local `port`; everything above the socket is unchanged. */
export function leadVendors(port: number): () => void {
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
