import { buffer } from 'node:stream/consumers'
import { qrCode, qrPath } from '#domain/qr/qr-code.ts'
import { PAPER_INK, registerFonts } from './fonts.ts'
import { type Pen, penOf } from './pen.ts'

/** Content of a brochure in the reader's language; images are JPEGs with the aspect ratio of their position. */
export interface PrintedBrochure {
  title: string
  price: string
  place: string
  facts: string
  about: { title: string; text: string }
  tables: { title: string; rows: [string, string][] }[]
  photos: { lead: Buffer | null; small: Buffer[] }
  plans: { title: string; picture: Buffer }[]
  plansTitle: string
  agent: { title: string; lines: string[] }
  siteName: string
  /** Prompt to scan the QR code. */
  scan: string
  /** Print date and price notice. */
  note: string
  url: string
  language: string
  isRightToLeft: boolean
}

const SHEET = { width: 595, height: 842, margin: 42 }
const LEFT = SHEET.margin
const RIGHT = SHEET.width - SHEET.margin
const WIDE = RIGHT - LEFT
const GAP = 8
/** Image sizes in points. */
export const BROCHURE_PICTURES = {
  lead: { width: WIDE, height: 262 },
  small: { width: Math.floor((WIDE - 2 * GAP) / 3), height: 108 },
  plan: { width: WIDE, height: 300 },
}
const FOOT = SHEET.height - 138
/** Minimum size of a legible floor plan. */
const MIN_PLAN = 220
const { ink: INK, soft: SOFT, line: LINE, accent: ACCENT } = PAPER_INK

/** Renders a property on one A4 page, and continues on further pages if needed. */
export async function printBrochure(brochure: PrintedBrochure): Promise<Buffer> {
  // Loaded with the first brochure: most processes never render one.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: brochure.language,
    info: { Title: brochure.title, Author: brochure.siteName },
  })
  registerFonts(doc)
  const bytes = buffer(doc)
  const pen = penOf(doc, brochure.isRightToLeft, { left: LEFT, right: RIGHT })
  drawFront(doc, pen, brochure)
  drawInside(doc, pen, brochure)
  doc.end()
  return bytes
}

function drawFront(doc: PDFKit.PDFDocument, pen: Pen, brochure: PrintedBrochure) {
  const { photos, isRightToLeft } = brochure
  const { lead, small } = BROCHURE_PICTURES
  let y: number = SHEET.margin
  pen.start(brochure.siteName, y, { size: 11, isBold: true, color: ACCENT })
  y += 24
  if (photos.lead) {
    doc.image(photos.lead, LEFT, y, lead)
    y += lead.height + GAP
  }
  for (const [index, photo] of photos.small.slice(0, 3).entries()) {
    const place = isRightToLeft ? 2 - index : index
    doc.image(photo, LEFT + place * (small.width + GAP), y, small)
  }
  if (photos.small.length > 0) y += small.height
  y += 18
  y += pen.start(brochure.price, y, { size: 20, isBold: true, color: ACCENT })
  y += pen.start(brochure.title, y + 2, { size: 15, isBold: true, color: INK }) + 4
  if (brochure.place) y += pen.start(brochure.place, y, { color: SOFT })
  if (brochure.facts) y += pen.start(brochure.facts, y, { color: INK, isBold: true }) + 2
  drawText(pen, brochure.about, y + 8, FOOT - 14)
  drawFoot(doc, pen, brochure)
}

/** Draws as many lines as fit above `end`; the full text is on the site. */
function drawText(pen: Pen, { title, text }: { title: string; text: string }, top: number, end: number) {
  if (!text || top + 40 > end) return
  let y = top + pen.start(title, top, { isBold: true, size: 12, color: INK }) + 2
  for (const paragraph of text.split(/\n+/)) {
    if (y >= end) return
    y += pen.start(paragraph, y, { color: INK, mostLines: Math.floor((end - y) / pen.lineHeight) }) + 4
  }
}

/** Contact details and the QR code of the page. */
function drawFoot(doc: PDFKit.PDFDocument, pen: Pen, { agent, url, scan, note, isRightToLeft }: PrintedBrochure) {
  const side = 84
  pen.rule(FOOT, LINE)
  const modules = qrCode(url)
  if (modules) {
    const code = qrPath(modules)
    const x = isRightToLeft ? LEFT : RIGHT - side
    doc
      .save()
      .translate(x, FOOT + 8)
      .scale(side / code.side)
    doc.path(code.d).fill('#000')
    doc.restore()
  }
  const width = WIDE - side - 20
  let y = FOOT + 12
  y += pen.start(agent.title, y, { color: SOFT, width })
  for (const [index, line] of agent.lines.entries())
    y += pen.start(line, y, { color: INK, isBold: index === 0, width, mostLines: 1 })
  pen.start(scan, FOOT + 82, { color: SOFT, size: 8.5, width, mostLines: 1 })
  pen.start(note, SHEET.height - 36, { color: SOFT, size: 8, mostLines: 1 })
}

function drawInside(doc: PDFKit.PDFDocument, pen: Pen, { tables, plans, plansTitle, note }: PrintedBrochure) {
  const end = SHEET.height - 56
  let y = Number.POSITIVE_INFINITY
  const room = (height: number) => {
    if (y + height <= end) return
    doc.addPage({ size: 'A4', margin: 0 })
    pen.start(note, SHEET.height - 36, { color: SOFT, size: 8, mostLines: 1 })
    y = SHEET.margin
  }
  for (const { title, rows } of tables) {
    if (rows.length === 0) continue
    room(60)
    y += pen.start(title, y, { isBold: true, size: 13, color: ACCENT }) + 6
    for (const [label, value] of rows) {
      room(24)
      const height = Math.max(
        pen.start(label, y, { color: SOFT, width: WIDE / 2 - 10, mostLines: 2 }),
        pen.start(value, y, { color: INK, indent: WIDE / 2, mostLines: 3 }),
      )
      pen.rule(y + height + 3, LINE)
      y += height + 8
    }
    y += 14
  }
  for (const [index, { title, picture }] of plans.entries()) {
    const { width, height: most } = BROCHURE_PICTURES.plan
    room(MIN_PLAN + 46)
    const height = Math.min(most, end - y - 46)
    if (index === 0) y += pen.start(plansTitle, y, { isBold: true, size: 13, color: ACCENT }) + 6
    y += pen.start(title, y, { color: SOFT }) + 4
    doc.image(picture, LEFT, y, { fit: [width, height], align: 'center' })
    y += height + 14
  }
}
