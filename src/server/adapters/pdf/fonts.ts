import { join } from 'node:path'

const FONTS = join(import.meta.dirname, '../../features/media/fonts')
const FILES = {
  regular: 'figtree-regular',
  bold: 'figtree-bold',
  arabic: 'cairo-arabic',
  devanagari: 'lohit-devanagari',
}

/** Registers the fonts under the names that pens use; only used fonts are embedded in the document. */
export function registerFonts(doc: PDFKit.PDFDocument) {
  for (const [name, file] of Object.entries(FILES)) doc.registerFont(name, join(FONTS, `${file}.ttf`))
}

/** Colours of printed documents. */
export const PAPER_INK = { ink: '#1c1b19', soft: '#5c574e', line: '#d9d4c8', accent: '#14594a' } as const
