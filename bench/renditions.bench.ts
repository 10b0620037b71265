import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { FORMATS, widthsOf } from '#domain/renditions.ts'
import { makeMaster, makePlaceholder, makeRendition } from '#server/features/media/pixels.ts'
import { type BenchTools, median } from './support.ts'

const ROUNDS = 3
const MAX_OF_BARE = 2.5
const LARGEST = 1600
const FOLDER = 'property_gallery_img'

/** A phone photo to all its renditions, against one bare encode of the largest rendition. */
export default async function bench({ report, note }: BenchTools) {
  const photo = await telephonePhoto()
  note(`a JPEG of ${(photo.length / 1_000_000).toFixed(1)} MB, 12 megapixels`)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await seconds(() => sharp(photo).autoOrient().resize({ width: LARGEST }).avif().toBuffer())
    const own = await seconds(() => developAll(photo))
    ratios.push(own / bare)
    note(`bare ${bare.toFixed(2)} s, all renditions ${own.toFixed(2)} s`)
  }
  report({
    name: 'all renditions of a 12-megapixel JPEG',
    value: median(ratios),
    unit: '× one bare AVIF of 1600 pixels',
    budget: { atMost: MAX_OF_BARE },
  })
}

/** What an upload and its job do: the master, its placeholder and every size in every format. */
async function developAll(photo: Buffer) {
  const master = await makeMaster(photo, false)
  await makePlaceholder(master.bytes)
  for (const format of FORMATS)
    for (const width of widthsOf(FOLDER, format, master.width)) await makeRendition(master.bytes, width, format)
}

/** A demo picture scaled to the size and grain of a camera photo. */
async function telephonePhoto(): Promise<Buffer> {
  const folder = join(import.meta.dirname, '../src/demo/media')
  const [name] = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.avif')).sort()
  const [width, height] = [4032, 3024]
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .png()
    .toBuffer()
  return sharp(await readFile(join(folder, name!)))
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
