/** The widths pictures are made in. The ladder is short on purpose: each rung is a file to make, keep and cache. */
export const WIDTHS = [48, 96, 192, 320, 480, 640, 960, 1280, 1600] as const
/** A 360° view shows a tenth of the picture at a time, so it needs far more pixels than a photo. */
const PANORAMA_WIDTHS = [2048, 4096]
/** JPEG is for link previews only. */
const JPEG_WIDTHS = [640, 960, 1200]
const SMALLEST_IN_SRCSET = 320
const WIRE_WIDTH = 960

const PANORAMA_FOLDER = '3d_img'
/** The widest master worth keeping: the top rung with some room for cropping. */
export const MASTER_WIDTH = 2048
export const PANORAMA_MASTER_WIDTH = 4096

export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof FORMATS)[number]

/** A stored picture as other rows know it. */
export interface ImageRef {
  folder: string
  key: string
  width: number
}

/** One rendition of one picture. */
export interface Rendition {
  folder: string
  key: string
  width: number
  format: ImageFormat
}

const PATH = /^([a-z0-9_-]{1,40})\/([0-9a-f]{32})\/([1-9][0-9]{1,3})\.(avif|webp|jpg)$/
const OURS = /^(.*\/images\/([a-z0-9_-]+)\/[0-9a-f]{32}\/)([0-9]+)\.(?:avif|webp|jpg)$/

/** The rungs that exist for a master of `masterWidth`: none is wider than the master. */
export function widthsOf(folder: string, format: ImageFormat, masterWidth: number): number[] {
  return ladder(folder, format).filter((width) => width <= masterWidth)
}

/** The address of a picture on the wire: a middling WebP, from which a client derives the others. */
export function imageUrl(base: string, image: ImageRef | null, preferred = preferredWidth(image)): string {
  if (!image) return ''
  const width = widthsOf(image.folder, 'webp', Math.min(preferred, image.width)).at(-1) ?? WIDTHS[0]
  return `${base}/images/${image.folder}/${image.key}/${width}.webp`
}

/** The same picture in another width and format, never wider than what `url` or `masterWidth` vouches for. */
export function atWidth(url: string, width: number, format: ImageFormat, masterWidth?: number): string {
  const ours = OURS.exec(url)
  if (!ours) return url
  const known = Math.max(Number(ours[3]), masterWidth ?? 0)
  const rungs = widthsOf(ours[2]!, format, known)
  const rung = rungs.find((candidate) => candidate >= width) ?? rungs.at(-1)
  return rung ? `${ours[1]}${rung}.${format}` : url
}

/** Every useful rung between `320` and `widest` for a `srcset`; empty for addresses that are not ours. */
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

/** The JPEG for link previews: crawlers read neither AVIF nor `srcset`. */
export function shareImage(url: string, masterWidth?: number): string {
  return atWidth(url, JPEG_WIDTHS.at(-1)!, 'jpg', masterWidth)
}

/** Reads `{folder}/{key}/{width}.{format}`, or null for a path that no picture of ours can have. */
export function parseImagePath(path: string): Rendition | null {
  const parts = PATH.exec(path)
  if (!parts) return null
  const [, folder, key, digits, format] = parts as unknown as [string, string, string, string, ImageFormat]
  const width = Number(digits)
  return ladder(folder, format).includes(width) ? { folder, key, width, format } : null
}

function ladder(folder: string, format: ImageFormat): readonly number[] {
  if (format === 'jpg') return JPEG_WIDTHS
  // A 4096 AVIF takes seconds to make and the viewer gains nothing from it.
  return folder === PANORAMA_FOLDER && format === 'webp' ? PANORAMA_LADDER : WIDTHS
}

const PANORAMA_LADDER = [...WIDTHS, ...PANORAMA_WIDTHS]

const preferredWidth = (image: ImageRef | null) =>
  image?.folder === PANORAMA_FOLDER ? PANORAMA_MASTER_WIDTH : WIRE_WIDTH
