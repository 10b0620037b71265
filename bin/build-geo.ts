import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildBaseMap } from '../tools/geo/base-map.ts'
import { buildGazetteer } from '../tools/geo/gazetteer.ts'
import { readSettlements } from '../tools/geo/sources.ts'

const directory = process.argv[2] ?? join(import.meta.dirname, '..', 'build', 'geo')
const settlements = readSettlements()
write('world.pmtiles', buildBaseMap(settlements))
write('places.tsv.gz', buildGazetteer(settlements))

/** Writes through a temporary file, so that a reader never sees a partial file. */
function write(name: string, content: Buffer) {
  const target = join(directory, name)
  mkdirSync(directory, { recursive: true })
  writeFileSync(`${target}.new`, content)
  renameSync(`${target}.new`, target)
  console.log(`${name}: ${(content.length / 1e6).toFixed(2)} MB`)
}
