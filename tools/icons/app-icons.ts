import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const BRAND = '#14594a'
const PAPER = '#fbfaf7'
const MARK = '<path d="M2 3h20v5H2zM4 10h4v11H4zM16 10h4v11h-4z"/>'

/** The mark on a tile; `inset` leaves the room that a phone may cut away. */
const tile = (inset: number, radius: number) => {
  const scale = (24 - 2 * inset) / 24
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Lintel</title><rect width="24" height="24" rx="${radius}" fill="${BRAND}"/><g fill="${PAPER}" transform="translate(${inset} ${inset}) scale(${scale})">${MARK}</g></svg>`
}

const draw = (svg: string, size: number, file: string) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 24) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/${file}`)

await draw(tile(4, 5), 32, 'favicon-32x32.png')
await draw(tile(4, 0), 180, 'apple-touch-icon.png')
await writeFile(
  'public/logo.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${BRAND}"><title>Lintel</title>${MARK}</svg>\n`,
)
