/** How a piece of text looks and where in its line it begins. */
export interface Look {
  color: string
  size?: number
  isBold?: boolean
  /** How far from the edge where lines begin. */
  indent?: number
  width?: number
}

/** Writes lines from the edge where reading begins, whichever that is. */
export interface Pen {
  /** Writes from the edge where lines begin, wraps at `width`, and says how high it became. */
  start(text: string, y: number, look: Look): number
  /** Writes one line up to the edge where lines end. */
  end(text: string, y: number, look: Look): void
  rule(y: number, color: string): void
}

interface Run {
  text: string
  isArabic: boolean
}

const ARABIC = /\p{Script=Arabic}/u
const LETTER = /[\p{L}\p{N}]/u
const LEADING = 1.45
const SIZE = 10

/** A pen on a document. Letters that the Latin font lacks are set in the Arabic one, run by run, in reading order. */
export function penOf(
  doc: PDFKit.PDFDocument,
  isRightToLeft: boolean,
  { left, right }: { left: number; right: number },
): Pen {
  const fontOf = (run: Run, { isBold }: Look) => (run.isArabic ? 'arabic' : isBold ? 'bold' : 'regular')
  const widthOf = (runs: Run[], look: Look) =>
    runs.reduce((sum, run) => sum + doc.font(fontOf(run, look), look.size ?? SIZE).widthOfString(run.text), 0)
  const write = (line: string, x: number, y: number, look: Look) => {
    const runs = runsOf(line, isRightToLeft)
    let at = x
    for (const run of runs) {
      doc.font(fontOf(run, look), look.size ?? SIZE).fillColor(look.color)
      doc.text(run.text, at, y, { lineBreak: false })
      at += doc.widthOfString(run.text)
    }
  }
  const place = (line: string, y: number, look: Look, fromLeft: boolean) => {
    const indent = look.indent ?? 0
    const width = widthOf(runsOf(line, isRightToLeft), look)
    write(line, fromLeft ? left + indent : right - indent - width, y, look)
  }
  return {
    start(text, y, look) {
      const lines = wrap(text, look.width ?? right - left - (look.indent ?? 0), (line) =>
        widthOf(runsOf(line, isRightToLeft), look),
      )
      const step = (look.size ?? SIZE) * LEADING
      for (const [index, line] of lines.entries()) place(line, y + index * step, look, !isRightToLeft)
      return lines.length * step
    },
    end: (text, y, look) => place(text, y, look, isRightToLeft),
    rule: (y, color) => void doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke(),
  }
}

/** Pieces of one script each, from left to right on paper; signs without a script stay with what stands before them. */
function runsOf(line: string, isRightToLeft: boolean): Run[] {
  const runs: Run[] = []
  for (const character of line) {
    const last = runs.at(-1)
    const isArabic = LETTER.test(character) ? ARABIC.test(character) : (last?.isArabic ?? isRightToLeft)
    if (last?.isArabic === isArabic) last.text += character
    else runs.push({ text: character, isArabic })
  }
  return isRightToLeft ? runs.reverse() : runs
}

function wrap(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
