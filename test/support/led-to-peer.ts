import { leadVendors } from './lead-vendors.ts'

// Preloaded into a separate process: redirects its requests to payment gateways to the peer of the test that started
// it.
leadVendors(Number(process.env.PAYMENT_PEER_PORT))
