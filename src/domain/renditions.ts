/** Widths of the image renditions. Few on purpose: each one is a file to generate, store and cache. */
export const WIDTHS = [48, 96, 192, 320, 480, 640, 960, 1280, 1600] as const
/** A 360° viewer shows a tenth of the image at a time, so it needs far more pixels than a photo. */
const PANORAMA_WIDTHS = [2048, 4096]
/** JPEG is used for link previews, and for profile photos. */
const JPEG_WIDTHS = [640, 960, 1200]
/** 120 pixels is the smallest profile photo that an account accepts. */
const PROFILE_WIDTHS = [48, 120, 192, 320, ...JPEG_WIDTHS]
const SMALLEST_IN_SRCSET = 320
const WIRE_WIDTH = 960

const PANORAMA_FOLDER = '3d_img'
/** Clients send a profile photo back as they got it, and profiles accept JPEG and PNG. */
const PROFILE_FOLDER = 'users'
/** Maximum width of a stored master: the largest rendition with some room for cropping. */
export const MASTER_WIDTH = 2048
export const PANORAMA_MASTER_WIDTH = 4096

export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof FORMATS)[number]

/** Reference to a stored image. */
export interface ImageRef {
  folder: string
  key: string
  width: number
}

/** URL prefix before `/images/`: a fixed one, or one by key. */
export type ImageBase = string | ((key: string) => string)

/** A rendition of an image. */
export interface Rendition {
  folder: string
  key: string
  width: number
  format: ImageFormat
}

const PATH = /^([a-z0-9_-]{1,40})\/([0-9a-f]{32})\/([1-9][0-9]{1,3})\.(avif|webp|jpg)$/
const OURS = /^(.*\/images\/([a-z0-9_-]+)\/[0-9a-f]{32}\/)([0-9]+)\.(?:avif|webp|jpg)$/

/** Widths available for a master of `masterWidth`; none exceeds the master. */
export function widthsOf(folder: string, format: ImageFormat, masterWidth: number): number[] {
  return ladder(folder, format).filter((width) => width <= masterWidth)
}

/** URL of an image on the wire: a medium WebP, from which clients derive the others; a JPEG for profile photos. */
export function imageUrl(base: ImageBase, image: ImageRef | null, preferred = preferredWidth(image)): string {
  if (!image) return ''
  const format = image.folder === PROFILE_FOLDER ? 'jpg' : 'webp'
  const width = widthsOf(image.folder, format, Math.min(preferred, image.width)).at(-1) ?? WIDTHS[0]
  const before = typeof base === 'string' ? base : base(image.key)
  return `${before}/images/${image.folder}/${image.key}/${width}.${format}`
}

/** The same image in another width and format, never wider than `url` or `masterWidth` guarantees. */
export function atWidth(url: string, width: number, format: ImageFormat, masterWidth?: number): string {
  const ours = OURS.exec(url)
  if (!ours) return url
  const known = Math.max(Number(ours[3]), masterWidth ?? 0)
  const rungs = widthsOf(ours[2]!, format, known)
  const rung = rungs.find((candidate) => candidate >= width) ?? rungs.at(-1)
  return rung ? `${ours[1]}${rung}.${format}` : url
}

/** All useful widths between `320` and `widest` for a `srcset`; empty for foreign URLs. */
export function srcSet(
  url: string,
  format: ImageFormat,
  masterWidth?: number,
  widest: number = WIDTHS.at(-1)!,
): string {
  const ours = OURS.exec(url)
  if (!ours) return ''
  const known = Math.max(Number(ours[3]), masterWidth ?? 0)
  let list = ''
  for (const width of WIDTHS) {
    if (width > known || width > widest) break
    if (width >= SMALLEST_IN_SRCSET || known < SMALLEST_IN_SRCSET)
      list += `${list && ', '}${ours[1]}${width}.${format} ${width}w`
  }
  return list
}

/** JPEG for link previews: crawlers support neither AVIF nor `srcset`. */
export function shareImage(url: string, masterWidth?: number): string {
  return atWidth(url, JPEG_WIDTHS.at(-1)!, 'jpg', masterWidth)
}

/** Parses `{folder}/{key}/{width}.{format}`; null for a path that no rendition has. */
export function parseImagePath(path: string): Rendition | null {
  const parts = PATH.exec(path)
  if (!parts) return null
  const [, folder, key, digits, format] = parts as unknown as [string, string, string, string, ImageFormat]
  const width = Number(digits)
  return ladder(folder, format).includes(width) ? { folder, key, width, format } : null
}

function ladder(folder: string, format: ImageFormat): readonly number[] {
  if (format === 'jpg') return folder === PROFILE_FOLDER ? PROFILE_WIDTHS : JPEG_WIDTHS
  // A 4096-pixel AVIF takes seconds to encode without a visible benefit.
  return folder === PANORAMA_FOLDER && format === 'webp' ? PANORAMA_LADDER : WIDTHS
}

const PANORAMA_LADDER = [...WIDTHS, ...PANORAMA_WIDTHS]

const preferredWidth = (image: ImageRef | null) =>
  image?.folder === PANORAMA_FOLDER ? PANORAMA_MASTER_WIDTH : WIRE_WIDTH
