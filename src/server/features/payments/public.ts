/** Public interface of the payments feature. */
export { invoiceSource } from './invoice-source.ts'
export { issueInvoice } from './invoices.ts'
export { paymentFileSource } from './payments-file.ts'
export { type WebhookOutcome, webhookSource } from './webhook-source.ts'
