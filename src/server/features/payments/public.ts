/** What the server's assembly and the demo use of payments. */
export { invoiceSource } from './invoice-source.ts'
export { issueInvoice } from './invoices.ts'
export { paymentFileSource } from './payments-file.ts'
export { type WebhookOutcome, webhookSource } from './webhook-source.ts'
