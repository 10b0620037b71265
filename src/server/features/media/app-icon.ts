import sharp from 'sharp'
import { slots } from './slots.ts'

export interface AppIcon {
  size: number
  /** The operating system crops a maskable icon to any shape, so the mark stays in the safe area in the middle. */
  isMaskable: boolean
  colour: string
  /** The site's own logo mark; null for the default one. */
  sign: Uint8Array | null
}

const inSlot = slots(1, 50)

/** Draws the app icon: the site's own mark on white, or the default mark in white on the site's colour. */
export function drawAppIcon(icon: AppIcon): Promise<Buffer> {
  return inSlot(async () => {
    const { size, isMaskable, sign } = icon
    const share = isMaskable ? 0.56 : 0.66
    const inner = Math.round(size * share)
    const own = sign && (await fitted(sign, inner).catch(() => null))
    const ground = Buffer.from(groundSvg(icon, own !== null && own !== undefined))
    const mark =
      own ??
      (await sharp(Buffer.from(houseSvg(inner)))
        .png()
        .toBuffer())
    return sharp(ground)
      .composite([{ input: mark, gravity: 'centre' }])
      .png({ compressionLevel: 9 })
      .toBuffer()
  })
}

const fitted = (sign: Uint8Array, side: number) =>
  sharp(sign, { failOn: 'error', limitInputPixels: 50_000_000 })
    .resize({ width: side, height: side, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()

const groundSvg = ({ size, isMaskable, colour }: AppIcon, isPaper: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${isMaskable ? 0 : size * 0.22}" fill="${isPaper ? '#fbfaf7' : colour}"/></svg>`

const houseSvg = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${side}" height="${side}" fill="#fff"><path d="M2 3h20v5H2zM4 10h4v11H4zM16 10h4v11h-4z"/></svg>`
