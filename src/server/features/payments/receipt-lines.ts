import { invoiceNumber } from '#domain/invoice-number.ts'
import { majorUnits, writeInvoiceMoney } from '#domain/money.ts'
import { gatewayTitle } from '#domain/payment-status.ts'
import type { InvoiceLabels } from '#server/adapters/pdf/port.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import type { InvoiceRow, Party } from './invoices.ts'

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur'])

/** Labels and values of an invoice in a language. */
export async function describeInvoice(
  texts: TextSource,
  language: string,
  invoice: InvoiceRow,
): Promise<InvoiceLabels> {
  const all = (await texts.find(language)) ?? (await texts.find('en')) ?? {}
  const say = (key: string) => all[`invoice.${key}`] ?? key
  const { grossMinor, taxMinor, currency } = invoice
  const money = (amountMinor: number) => writeInvoiceMoney(majorUnits(amountMinor, currency), currency, language)
  const day = (date: Date) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' }).format(date)
  const method = invoice.method === 'bank transfer' ? say('bank-transfer') : gatewayTitle(invoice.method)
  return {
    title: say('title'),
    company: invoice.seller.name,
    head: [
      [say('number'), invoiceNumber(invoice)],
      [say('date'), day(invoice.issuedAt)],
      [say('method'), method],
      ...(invoice.gatewayPaymentId ? [[say('payment-id'), invoice.gatewayPaymentId] as [string, string]] : []),
    ],
    parties: [
      { title: say('seller'), lines: partyLines(invoice.seller, say('tax-number')) },
      { title: say('buyer'), lines: partyLines(invoice.buyer, say('tax-number')) },
    ],
    columns: [say('item'), say('amount')],
    item: [invoice.description, money(grossMinor)],
    sums: [
      [say('net'), money(grossMinor - taxMinor)],
      [`${invoice.taxName} ${percent(invoice.taxPercent, language)}`.trim(), money(taxMinor)],
    ],
    total: [say('total'), money(grossMinor)],
    note: invoice.refundedAt ? `${say('refunded')} ${day(invoice.refundedAt)}` : say('paid'),
    isRightToLeft: RIGHT_TO_LEFT.has(language),
  }
}

/** Matches characters that no font of the printed invoice contains. */
const UNPRINTABLE = /[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]/u

/** Same, for print; English where the fonts lack the script of the language. */
export async function describePrinted(
  texts: TextSource,
  language: string,
  invoice: InvoiceRow,
): Promise<InvoiceLabels> {
  const words = await describeInvoice(texts, language, invoice)
  return UNPRINTABLE.test(words.title) ? describeInvoice(texts, 'en', invoice) : words
}

const percent = (value: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3, numberingSystem: 'latn' }).format(
    value / 100,
  )

const partyLines = ({ name, address, email, taxNumber }: Party, taxWord: string) =>
  [name, address, email, taxNumber && `${taxWord} ${taxNumber}`].filter((line): line is string => Boolean(line))
