import sharp from 'sharp'
import { clipText } from '#domain/meta-tags.ts'
import { SHARE_CARD } from '#domain/share-card.ts'
import { slots } from './slots.ts'

/** Texts and photo of a link-preview image. */
export interface ShareCard {
  photo: Uint8Array | null
  price: string
  facts: string
  place: string
  siteName: string
  direction: 'ltr' | 'rtl'
}

// Text below a twentieth of the height is not legible in a preview.
const { width: WIDTH, height: HEIGHT } = SHARE_CARD
const MARGIN = 64
const LINES = {
  siteName: { size: 30, isBold: true, top: MARGIN - 8, letters: 40 },
  price: { size: 76, isBold: true, top: HEIGHT - 252, letters: 24 },
  facts: { size: 38, isBold: false, top: HEIGHT - 148, letters: 50 },
  place: { size: 34, isBold: false, top: HEIGHT - 96, letters: 60 },
} as const

// One at a time: previews are requested by crawlers, which can wait.
const inSlot = slots(1, 200)

/** Draws the property's photo under its price, key facts and place; without a photo, on a plain background. */
export function drawShareCard(card: ShareCard): Promise<Buffer> {
  return inSlot(async () => {
    const ground = card.photo ? await cover(card.photo).catch(() => plainGround()) : await plainGround()
    const words = await Promise.all(
      (Object.keys(LINES) as (keyof typeof LINES)[])
        .filter((line) => card[line] !== '')
        .map((line) => drawn(line, card)),
    )
    return sharp(ground)
      .composite([{ input: SHADE }, ...words])
      .jpeg({ quality: 80, progressive: true, mozjpeg: true })
      .toBuffer()
  })
}

const cover = (photo: Uint8Array) =>
  sharp(photo, { failOn: 'error', limitInputPixels: 50_000_000 })
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer()

const plainGround = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#14594a' } })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** Gradient at the top and bottom that gives white text enough contrast on any photo. */
const SHADE = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0c1110" stop-opacity=".55"/>
  <stop offset=".28" stop-color="#0c1110" stop-opacity=".05"/><stop offset=".5" stop-color="#0c1110" stop-opacity=".1"/>
  <stop offset="1" stop-color="#0c1110" stop-opacity=".88"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#g)"/></svg>`)

async function drawn(line: keyof typeof LINES, card: ShareCard) {
  const { size, isBold, top, letters } = LINES[line]
  const words = escaped(clipText(card[line], letters))
  await loadFonts()
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white">${words}</span>`,
      font: `Lintel Share, Lintel Share Arabic ${isBold ? 'Bold' : ''} ${size}`,
      fontfile: fontFile(isBold ? 'figtree-bold' : 'figtree-regular'),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const input = info.width > WIDTH - 2 * MARGIN ? await narrowed(data) : { data, width: info.width }
  const left = card.direction === 'rtl' ? WIDTH - MARGIN - input.width : MARGIN
  return { input: input.data, left, top }
}

async function narrowed(data: Buffer) {
  const width = WIDTH - 2 * MARGIN
  return { data: await sharp(data).resize({ width }).png().toBuffer(), width }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const fontFile = (name: string) => `${import.meta.dirname}/fonts/${name}.ttf`

let loaded: Promise<unknown> | undefined

/** Draws once with the Arabic font: from then on the process can use it as a fallback for missing glyphs. */
function loadFonts() {
  loaded ??= sharp({
    text: { text: 'ا', font: 'Lintel Share Arabic 10', fontfile: fontFile('cairo-arabic'), rgba: true },
  })
    .png()
    .toBuffer()
  return loaded
}
