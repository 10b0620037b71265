export interface Brochure {
  title: string
  address: string
  price: string
  facts: readonly (readonly [string, string])[]
  text: string
}

const PAGE = { width: 595, height: 842, margin: 56 }

/** A one-page A4 brochure as PDF, set in the standard fonts. */
export function brochurePdf({ title, address, price, facts, text }: Brochure): Buffer {
  const lines: string[] = []
  let y = PAGE.height - PAGE.margin
  const write = (content: string, size: number, font: 'F1' | 'F2', gap: number) => {
    y -= size + gap
    lines.push(`BT /${font} ${size} Tf ${PAGE.margin} ${y} Td (${escaped(content)}) Tj ET`)
  }
  lines.push('0.08 0.35 0.29 rg', `${PAGE.margin} ${y - 2} 36 4 re f`, '0.09 0.1 0.1 rg')
  for (const line of wrapped(title, 38)) write(line, 24, 'F2', 8)
  write(address, 11, 'F1', 8)
  write(price, 16, 'F2', 14)
  y -= 12
  facts.forEach(([name, value]) => {
    y -= 18
    lines.push(`BT /F1 10 Tf ${PAGE.margin} ${y} Td (${escaped(name)}) Tj ET`)
    lines.push(`BT /F2 10 Tf ${PAGE.margin + 150} ${y} Td (${escaped(value)}) Tj ET`)
    lines.push(`0.89 0.88 0.85 RG 0.5 w ${PAGE.margin} ${y - 6} m ${PAGE.width - PAGE.margin} ${y - 6} l S`)
  })
  y -= 16
  for (const paragraph of text.split('\n\n')) {
    y -= 6
    for (const line of wrapped(paragraph, 92)) write(line, 10, 'F1', 5)
  }
  return pdf(lines.join('\n'))
}

function pdf(content: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(body, 'latin1')
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(body, 'latin1')
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}

/** Characters in which Windows-1252 and Latin-1 differ, by their code in the font. */
const TYPOGRAPHY: Record<string, string> = {
  '’': '\x92',
  '‘': '\x91',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
  '…': '\x85',
  '€': '\x80',
}

function escaped(text: string): string {
  return text
    .replace(/[’‘“”–…€]/g, (sign) => TYPOGRAPHY[sign]!)
    .replace(/[^\x20-\xff]/g, '?')
    .replace(/[\\()]/g, '\\$&')
}

function wrapped(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)!
    if (line.length + word.length + 1 > width && line !== '') lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines
}
