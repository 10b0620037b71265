// Usage: node tools/floor-plans/build.mjs [name ...]
// Draws every plan (or the named ones) and records them in the media index.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawPlan } from './draw.mjs'
import { plans } from './plans.mjs'

const media = join(dirname(fileURLToPath(import.meta.url)), '../../src/demo/media')
const indexFile = join(media, 'index.json')
sharp.concurrency(1)
const only = process.argv.slice(2)
const rows = existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : []

for (const plan of plans) {
  if (only.length && !only.includes(plan.file)) continue
  const { svg, height } = drawPlan(plan)
  const file = `${plan.file}.avif`
  await sharp(Buffer.from(svg)).avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }).toFile(join(media, file))
  const row = {
    file,
    width: 1200,
    height,
    kind: 'plan',
    style: plan.style,
    tone: 'light',
    rooms: plan.bedrooms,
    alt: plan.alt,
  }
  const at = rows.findIndex((r) => r.file === file)
  if (at < 0) rows.push(row)
  else rows[at] = row
}
writeFileSync(indexFile, `${JSON.stringify(rows, null, 2)}\n`)
