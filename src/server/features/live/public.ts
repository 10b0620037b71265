/** Live streams, as other features and the server's assembly use them. */
export { broadcastEphemeral, emit, SUPPORT_ID } from './emit.sql.ts'
export type { Outgoing, Present } from './event-dispatcher.ts'
export { createHub, type Hub } from './hub.ts'
export { redeemTicket } from './tickets.sql.ts'
