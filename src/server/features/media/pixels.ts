import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { PRINT_SIDE } from '#domain/perceptual-hash.ts'
import { type ImageFormat, MASTER_WIDTH, PANORAMA_MASTER_WIDTH } from '#domain/renditions.ts'
import { slots } from './slots.ts'

// Two images at a time with one thread each leave CPU for requests on a small machine; libvips' cache would only use
// memory.
sharp.concurrency(1)
sharp.cache(false)
const inSlot = slots(2)

const PIXEL_LIMIT = 50_000_000
const READING = { failOn: 'error', limitInputPixels: PIXEL_LIMIT } as const
const BLUR_SIDE = 16
const BLUR_CHARACTERS = 400

export interface Facts {
  mime: string
  width: number
  height: number
  /** True if the file has metadata, a colour profile or a rotation that must be removed. */
  hasBaggage: boolean
  isMoving: boolean
}

/** Reads the header without decoding pixels; width and height are those after rotation. */
export async function readFacts(bytes: Uint8Array): Promise<Facts> {
  const meta = await sharp(bytes, { ...READING, limitInputPixels: false }).metadata()
  const { width, height } = meta.autoOrient
  const hasBaggage = Boolean(meta.exif || meta.xmp || meta.iptc || meta.icc || (meta.orientation ?? 1) > 1)
  return { mime: meta.mediaType ?? '', width, height, hasBaggage, isMoving: (meta.pages ?? 1) > 1 }
}

export const hasTooManyPixels = ({ width, height }: Facts) => width * height > PIXEL_LIMIT

/** Maximum width of a master. */
export const widestMaster = (isPanorama: boolean) => (isPanorama ? PANORAMA_MASTER_WIDTH : MASTER_WIDTH)

/** Creates the master: upright, sRGB, no wider than any use, without metadata. */
export function makeMaster(bytes: Uint8Array, isPanorama: boolean) {
  const width = widestMaster(isPanorama)
  return inSlot(async () => {
    const { data, info } = await sharp(bytes, READING)
      .autoOrient()
      .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 88, effort: 2 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, mime: 'image/webp', width: info.width, height: info.height }
  })
}

const AS_SENT = {
  jpg: (image: Sharp) => image.jpeg({ quality: 90 }),
  png: (image: Sharp) => image.png(),
  webp: (image: Sharp) => image.webp({ quality: 90 }),
  gif: (image: Sharp) => image.gif(),
} satisfies Record<string, (image: Sharp) => Sharp>

/** Whether a document of this type is a photo. */
export const isPhoto = (type: string): type is keyof typeof AS_SENT => Object.hasOwn(AS_SENT, type)

/** Re-encodes a document photo in its own format and size, upright, without metadata and appended bytes. */
export const cleanPhoto = (bytes: Uint8Array, type: keyof typeof AS_SENT): Promise<Buffer> =>
  inSlot(() => AS_SENT[type](sharp(bytes, READING).autoOrient().toColourspace('srgb')).toBuffer())

const ENCODE = {
  // A visitor may be waiting. From 960 px, effort 0 takes a fifth of the time of effort 2 for 5 % more bytes; below
  // that effort 2 is fast enough, and effort 4 takes seven times as long without a visible difference.
  avif: (image: Sharp, width: number) =>
    image.avif({ quality: 50, effort: width < 960 ? 2 : 0, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 72, effort: 3 }),
  jpg: (image: Sharp) => image.flatten({ background: '#fff' }).jpeg({ quality: 78, progressive: true }),
} satisfies Record<ImageFormat, (image: Sharp, width: number) => Sharp>

/** One width in one format; null if the master is narrower. */
export function makeRendition(master: Uint8Array, width: number, format: ImageFormat): Promise<Buffer | null> {
  return inSlot(async () => {
    const image = sharp(master, READING)
    if ((await image.metadata()).width < width) return null
    return ENCODE[format](image.resize({ width, withoutEnlargement: true }), width).toBuffer()
  })
}

/** An image for print at twice the screen resolution, cropped to its box or fitted into it. */
export function makePrint(
  master: Uint8Array,
  { width, height }: { width: number; height: number },
  fit: 'cover' | 'inside',
): Promise<Buffer> {
  return inSlot(() =>
    sharp(master, READING)
      .resize({ width: Math.round(width * 2), height: Math.round(height * 2), fit })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
}

/** Data derived from a small copy of an image. */
interface Placeholder {
  thumbhash: string
  blur: string
  /** Square greyscale pixels, the input of the perceptual hash. */
  grey: Uint8Array
}

/** Creates the placeholder: a thumbhash of about 25 bytes, and the same as a tiny image that needs no script. */
export function makePlaceholder(master: Uint8Array): Promise<Placeholder> {
  return inSlot(async () => {
    const { data, info } = await sharp(master, READING)
      .resize({ width: 100, height: 100, fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const hash = rgbaToThumbHash(info.width, info.height, data)
    const grey = await makeGrey(data, info)
    return { thumbhash: Buffer.from(hash).toString('base64'), blur: await drawBlur(hash), grey }
  })
}

/** Made from the small copy: decoding the whole image again would take a hundred times as long. */
const makeGrey = (data: Buffer, { width, height }: { width: number; height: number }): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(PRINT_SIDE, PRINT_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()

async function drawBlur(hash: Uint8Array): Promise<string> {
  const { w, h, rgba } = thumbHashToRGBA(hash)
  const tiny = sharp(rgba, { raw: { width: w, height: h, channels: 4 } }).resize({
    width: BLUR_SIDE,
    height: BLUR_SIDE,
    fit: 'inside',
  })
  for (const quality of [40, 20, 1]) {
    const url = `data:image/webp;base64,${(await tiny.clone().webp({ quality, effort: 6 }).toBuffer()).toString('base64')}`
    if (url.length <= BLUR_CHARACTERS) return url
  }
  return ''
}
