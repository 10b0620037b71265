/** What the server's assembly uses of payments. */
export { invoiceSource } from './invoice-source.ts'
export { type WebhookOutcome, webhookSource } from './webhook-source.ts'
