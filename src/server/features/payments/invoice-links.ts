import { timingSafeEqual } from 'node:crypto'
import { invoiceNumber } from '#domain/invoice-number.ts'
import type { Context } from '#server/context.ts'
import type { Derive } from '#server/derive.ts'

const LINK_SECONDS = 900

/** Signed contents of an invoice link: which invoice, until when, for which user. */
export interface InvoicePermit {
  transactionId: number
  userId: number
  language: string
  expires: number
}

type Asker = Pick<Context, 'viewer' | 'origin' | 'derive' | 'now' | 'language'>

/** Signed URL of the PDF, valid for 15 minutes. */
export function invoiceUrl(
  { viewer, origin, derive, now, language }: Asker,
  invoice: { transactionId: number; year: number; number: number },
): string {
  const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS
  const permit = { transactionId: invoice.transactionId, userId: viewer!.id, language, expires }
  const query = new URLSearchParams({
    user: String(viewer!.id),
    language,
    expires: String(expires),
    signature: sign(derive, permit),
  })
  return `${origin}/invoices/${invoice.transactionId}/invoice-${invoiceNumber(invoice)}.pdf?${query}`
}

export function isInvoicePermitted(derive: Derive, permit: InvoicePermit, signature: string, now: Date): boolean {
  if (!Number.isSafeInteger(permit.expires) || permit.expires * 1000 < now.getTime()) return false
  const [expected, given] = [Buffer.from(sign(derive, permit)), Buffer.from(signature)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const sign = (derive: Derive, { transactionId, userId, language, expires }: InvoicePermit) =>
  derive('invoice', `${transactionId}\n${userId}\n${language}\n${expires}`).toString('base64url')
