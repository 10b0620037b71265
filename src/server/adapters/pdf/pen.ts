import { type Run, runsFromRight, runsOf } from './bidi.ts'

/** Style of a text and its start in the line. */
export interface Look {
  color: string
  size?: number
  isBold?: boolean
  /** Indent from the start edge. */
  indent?: number
  width?: number
  /** Maximum number of lines; a truncated text ends with an ellipsis. */
  mostLines?: number
}

/** Draws lines from the start edge of the writing direction. */
export interface Pen {
  /** Draws from the start edge, wraps at `width`, and returns the height. */
  start(text: string, y: number, look: Look): number
  /** Draws one line aligned to the end edge. */
  end(text: string, y: number, look: Look): void
  rule(y: number, color: string): void
  /** Line height at the default size. */
  lineHeight: number
}

/** Non-breaking spaces are treated as spaces. */
const HARD_SPACE = /[\u00a0\u202f]/g
const LEADING = 1.45
const SIZE = 10
/** Common baseline of all fonts, whose ascents differ. */
const ASCENT = 0.9

/**
 * Creates a pen on a document. Characters that the Latin font lacks are set in the font of their script, run by run, in
 * reading order.
 */
export function penOf(
  doc: PDFKit.PDFDocument,
  isRightToLeft: boolean,
  { left, right }: { left: number; right: number },
): Pen {
  const fontOf = (run: Run, { isBold }: Look) => (run.script !== 'latin' ? run.script : isBold ? 'bold' : 'regular')
  const widthOf = (runs: Run[], look: Look) =>
    runs.reduce((sum, run) => sum + doc.font(fontOf(run, look), look.size ?? SIZE).widthOfString(run.text), 0)
  const place = (runs: Run[], y: number, look: Look, fromLeft: boolean) => {
    const indent = look.indent ?? 0
    let x = fromLeft ? left + indent : right - indent - widthOf(runs, look)
    for (const run of runs) {
      doc.font(fontOf(run, look), look.size ?? SIZE).fillColor(look.color)
      doc.text(run.text, x, y + (look.size ?? SIZE) * ASCENT, { lineBreak: false, baseline: 'alphabetic' })
      x += doc.widthOfString(run.text)
    }
  }
  return {
    start(text, y, look) {
      const isFromRight = runsFromRight(text, isRightToLeft)
      const ordered = (line: string) => runsOf(line, isFromRight)
      const all = wrap(text, look.width ?? right - left - (look.indent ?? 0), (line) => widthOf(ordered(line), look))
      const lines = all.slice(0, look.mostLines)
      if (lines.length > 0 && lines.length < all.length) lines.push(`${lines.pop()!.replace(/\s?\S*$/, '')} …`)
      const step = (look.size ?? SIZE) * LEADING
      for (const [index, line] of lines.entries()) place(ordered(line), y + index * step, look, !isRightToLeft)
      return lines.length * step
    },
    end(text, y, look) {
      const [line] = wrap(text, Number.POSITIVE_INFINITY, () => 0)
      place(runsOf(line!, runsFromRight(text, isRightToLeft)), y, look, isRightToLeft)
    },
    lineHeight: SIZE * LEADING,
    rule: (y, color) => void doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke(),
  }
}

function wrap(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.replaceAll(HARD_SPACE, ' ').split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
