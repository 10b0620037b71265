import { invoiceNumber } from '#domain/invoice-number.ts'
import type { InvoiceLabels } from '#server/adapters/pdf/port.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Derive } from '#server/derive.ts'
import { type InvoicePermit, isInvoicePermitted } from './invoice-links.ts'
import { findInvoice } from './invoices.ts'
import { describePrinted } from './receipt-lines.ts'

interface SourceServices {
  db: Sql
  texts: TextSource
  derive: Derive
  now: () => Date
}

/** Data source of the PDF route: the invoice labels for a valid link. */
export const invoiceSource = ({ db, texts, derive, now }: SourceServices) => ({
  async find(permit: InvoicePermit, signature: string): Promise<{ name: string; words: InvoiceLabels } | null> {
    if (!isInvoicePermitted(derive, permit, signature, now())) return null
    const invoice = await findInvoice(db, permit.transactionId)
    if (!invoice) return null
    const words = await describePrinted(texts, permit.language, invoice)
    return { name: `invoice-${invoiceNumber(invoice)}.pdf`, words }
  },
})
