/** What other features and the server's assembly may use of the live streams. */
export { DESK, emit, murmur, remind } from './emit.ts'
export { createHub, type Hub } from './hub.ts'
export type { Outgoing, Present } from './pump.ts'
export type { Brought } from './stream.ts'
export { redeemTicket } from './tickets.ts'
