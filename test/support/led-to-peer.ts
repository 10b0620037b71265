import { leadVendors } from './lead-vendors.ts'

// Loaded before a program of its own: what it says to payment services is heard by the peer of the test that started it.
leadVendors(Number(process.env.PAYMENT_PEER_PORT))
