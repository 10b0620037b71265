import { expect, test } from 'vitest'
import { memoryTexts } from '#server/adapters/texts/memory.ts'
import { texts as ar } from '#web/i18n/server/ar.ts'
import { texts as en } from '#web/i18n/server/en.ts'
import { texts as fr } from '#web/i18n/server/fr.ts'
import { texts as hi } from '#web/i18n/server/hi.ts'
import type { InvoiceRow } from './invoices.ts'
import { describeInvoice, describePrinted } from './receipt-lines.ts'

const texts = memoryTexts({ en, ar, fr, hi })
const party = { name: 'नोरा', email: '', address: '', taxNumber: '' }
const invoice: InvoiceRow = {
  transactionId: 1,
  userId: 1,
  year: 2026,
  number: 7,
  issuedAt: new Date('2026-06-15T12:00:00Z'),
  seller: party,
  buyer: party,
  description: 'Pro',
  currency: 'USD',
  grossMinor: 12_300,
  taxMinor: 2_300,
  taxName: 'VAT',
  taxPercent: 23,
  method: 'bank transfer',
  gatewayPaymentId: null,
  refundedAt: null,
}

test.each([
  ['en', 'Invoice', 'Invoice', false],
  ['fr', 'Facture', 'Facture', false],
  ['ar', 'فاتورة', 'فاتورة', true],
  ['hi', hi['invoice.title'], 'Invoice', false],
])(
  'in %s the invoice title is %s on screen and %s in print, right to left: %s',
  async (language, shown, printed, isRightToLeft) => {
    expect((await describeInvoice(texts, language, invoice)).title).toBe(shown)
    expect(await describePrinted(texts, language, invoice)).toMatchObject({ title: printed, isRightToLeft })
  },
)

test('the invoice lists net, tax and total', async () => {
  expect(await describeInvoice(texts, 'en', invoice)).toMatchObject({
    head: [
      ['Number', '2026-000007'],
      ['Date', 'June 15, 2026'],
      ['Payment method', 'Bank transfer'],
    ],
    sums: [
      ['Net', '$100.00'],
      ['VAT 23%', '$23.00'],
    ],
    total: ['Total', '$123.00'],
    note: 'Paid in full. Thank you.',
  })
})
