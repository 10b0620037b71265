// Usage: node tools/scenes/encode.mjs RENDER_DIR META.json [name ...]
// Encodes rendered PNG files to AVIF and records them in the media index.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const [dir, metaFile, ...only] = process.argv.slice(2)
const media = join(dirname(fileURLToPath(import.meta.url)), '../../src/demo/media')
const indexFile = join(media, 'index.json')
const rows = existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : []
sharp.concurrency(1)
const limits = { panorama: 260, hero: 170 }

for (const meta of JSON.parse(readFileSync(metaFile, 'utf8'))) {
  const name = meta.file.replace('.avif', '')
  const png = join(dir, `${name}.png`)
  if (!existsSync(png) || (only.length && !only.includes(name))) continue
  const { width, height } = await sharp(png).metadata()
  if (width !== meta.width || height !== meta.height) continue
  const target = join(media, meta.file)
  const at = rows.findIndex((r) => r.file === meta.file)
  if (at < 0) rows.push(meta)
  else rows[at] = meta
  if (existsSync(target) && statSync(target).mtimeMs > statSync(png).mtimeMs) continue
  const limit = (limits[meta.kind] ?? 90) * 1024
  for (const quality of [64, 56, 48]) {
    await sharp(png)
      .sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 })
      .avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
      .toFile(target)
    if (statSync(target).size <= limit) break
  }
}
save()
console.log(rows.length, 'pictures in the index')

function save() {
  rows.sort((a, b) => a.kind.localeCompare(b.kind) || a.file.localeCompare(b.file))
  writeFileSync(indexFile, `${JSON.stringify(rows, null, 2)}\n`)
}
