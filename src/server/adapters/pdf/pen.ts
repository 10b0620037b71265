/** How a piece of text looks and where in its line it begins. */
export interface Look {
  color: string
  size?: number
  isBold?: boolean
  /** How far from the edge where lines begin. */
  indent?: number
  width?: number
  /** Further lines are left out, and the last one says so. */
  mostLines?: number
}

/** Writes lines from the edge where reading begins, whichever that is. */
export interface Pen {
  /** Writes from the edge where lines begin, wraps at `width`, and says how high it became. */
  start(text: string, y: number, look: Look): number
  /** Writes one line up to the edge where lines end. */
  end(text: string, y: number, look: Look): void
  rule(y: number, color: string): void
  /** How far apart lines of the usual size are. */
  lineHeight: number
}

type Script = 'latin' | 'arabic' | 'devanagari'

interface Run {
  text: string
  script: Script
}

const ARABIC = /\p{Script=Arabic}|[\u060c\u061b\u061f]/u
const DEVANAGARI = /\p{Script=Devanagari}|[\u0964\u0965]/u
const LETTER = /[\p{L}\p{N}]/u
const MARK = /\p{M}/u
/** Signs that only steer the direction of text have no shape; a space that does not break is a space here. */
const STEERING = /\p{Cf}/gu
const HARD_SPACE = /[\u00a0\u202f]/g
const LEADING = 1.45
const SIZE = 10
/** Both fonts stand on one line; their own heights differ. */
const ASCENT = 0.9

/** A pen on a document. Letters that the Latin font lacks are set in the font of their script, run by run, in reading order. */
export function penOf(
  doc: PDFKit.PDFDocument,
  isRightToLeft: boolean,
  { left, right }: { left: number; right: number },
): Pen {
  const fontOf = (run: Run, { isBold }: Look) => (run.script !== 'latin' ? run.script : isBold ? 'bold' : 'regular')
  const widthOf = (runs: Run[], look: Look) =>
    runs.reduce((sum, run) => sum + doc.font(fontOf(run, look), look.size ?? SIZE).widthOfString(run.text), 0)
  const write = (line: string, x: number, y: number, look: Look) => {
    const runs = runsOf(line, isRightToLeft)
    let at = x
    for (const run of runs) {
      doc.font(fontOf(run, look), look.size ?? SIZE).fillColor(look.color)
      doc.text(run.text, at, y + (look.size ?? SIZE) * ASCENT, { lineBreak: false, baseline: 'alphabetic' })
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
      const all = wrap(text, look.width ?? right - left - (look.indent ?? 0), (line) =>
        widthOf(runsOf(line, isRightToLeft), look),
      )
      const lines = all.slice(0, look.mostLines)
      if (lines.length > 0 && lines.length < all.length) lines.push(`${lines.pop()!.replace(/\s?\S*$/, '')} …`)
      const step = (look.size ?? SIZE) * LEADING
      for (const [index, line] of lines.entries()) place(line, y + index * step, look, !isRightToLeft)
      return lines.length * step
    },
    end: (text, y, look) => place(wrap(text, Number.POSITIVE_INFINITY, () => 0)[0]!, y, look, isRightToLeft),
    lineHeight: SIZE * LEADING,
    rule: (y, color) => void doc.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke(),
  }
}

/**
 * Pieces of one font each, from left to right on paper. Arabic is set word by word from the right, because the library
 * would put its words from the left; signs without a script go with what stands before them, in the Latin font.
 */
export function runsOf(line: string, isRightToLeft: boolean): Run[] {
  const groups: Run[][] = []
  for (const character of line) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isMark = MARK.test(character) && last !== undefined
    const script = isMark ? last.script : scriptOf(character)
    const goesRight = LETTER.test(character) ? script === 'arabic' : (group?.some(isArabic) ?? isRightToLeft)
    if (!group || group.some(isArabic) !== goesRight) groups.push([{ text: character, script }])
    else if (last!.script === script) last!.text += character
    else group.push({ text: character, script })
  }
  const isMixed = groups.some((group) => group.some(isArabic))
  const placed = groups.map((group) =>
    group.some(isArabic) ? group.map(turned).reverse() : isRightToLeft && isMixed ? group.flatMap(signsFirst) : group,
  )
  return (isRightToLeft ? placed.reverse() : placed).flat()
}

const isArabic = ({ script }: Run) => script === 'arabic'

const scriptOf = (character: string): Script =>
  ARABIC.test(character) ? 'arabic' : DEVANAGARI.test(character) ? 'devanagari' : 'latin'

/** What follows Latin words in an Arabic line stands to their left. */
function signsFirst({ text, script }: Run): Run[] {
  const words = text.replace(/[\s.,;:!?)\]]+$/, '')
  if (words === text) return [{ text, script }]
  return [turned({ text: text.slice(words.length), script }), { text: words, script }]
}

const MIRROR: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }

/** Signs among Arabic words go from the right as they do, and brackets open towards what they hold. */
const turned = (run: Run): Run =>
  isArabic(run) || LETTER.test(run.text)
    ? run
    : {
        ...run,
        text: [...run.text]
          .reverse()
          .map((sign) => MIRROR[sign] ?? sign)
          .join(''),
      }

function wrap(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.replaceAll(STEERING, '').replaceAll(HARD_SPACE, ' ').split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
