import { buffer } from 'node:stream/consumers'
import { PAPER_INK, registerFonts } from './fonts.ts'
import { type Pen, penOf } from './pen.ts'
import type { InvoiceLabels } from './port.ts'

const { ink: INK, soft: SOFT, line: LINE, accent: ACCENT } = PAPER_INK
const MARGIN = 56
const RIGHT = 595 - MARGIN
const HALF = (RIGHT - MARGIN) / 2

/** Renders an invoice on one A4 page. */
export async function printInvoice(invoice: InvoiceLabels): Promise<Buffer> {
  // Loaded with the first invoice: most processes never render one.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en',
    info: { Title: `${invoice.title} ${invoice.head[0]?.[1] ?? ''}`, Author: invoice.company },
  })
  registerFonts(doc)
  const pen = penOf(doc, invoice.isRightToLeft, { left: MARGIN, right: RIGHT })
  const bytes = buffer(doc)
  draw(pen, invoice)
  doc.end()
  return bytes
}

function draw(pen: Pen, invoice: InvoiceLabels) {
  pen.start(invoice.title, 60, { size: 24, isBold: true, color: ACCENT })
  pen.end(invoice.company, 68, { size: 12, isBold: true, color: INK })
  pen.rule(98, ACCENT)
  let y = 116
  for (const [label, value] of invoice.head) {
    pen.start(label, y, { color: SOFT })
    pen.start(value, y, { color: INK, indent: 130 })
    y += 18
  }
  y += 18
  const top = y
  for (const [index, { title, lines }] of invoice.parties.entries()) {
    const at = { indent: index * HALF, width: HALF - 16 }
    pen.start(title, top, { color: SOFT, ...at })
    let below = top + 18
    for (const line of lines) below += pen.start(line, below, { color: INK, ...at })
    y = Math.max(y, below)
  }
  y = row(pen, y + 24, invoice.columns, { color: SOFT })
  y = row(pen, y, invoice.item, { color: INK })
  for (const sum of invoice.sums) y = row(pen, y, sum, { color: SOFT })
  y = row(pen, y, invoice.total, { color: INK, isBold: true, size: 13 })
  pen.start(invoice.note, y + 16, { color: SOFT })
}

function row(pen: Pen, y: number, [label, value]: [string, string], look: Parameters<Pen['start']>[2]): number {
  const height = pen.start(label, y, { ...look, width: RIGHT - MARGIN - 140 })
  pen.end(value, y, look)
  pen.rule(y + height + 4, LINE)
  return y + height + 12
}
