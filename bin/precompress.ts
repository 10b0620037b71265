import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const CLIENT = resolve(import.meta.dirname, '../build/client')
const WORTH = /\.(js|css|svg|json|map|html|txt|xml|webmanifest)$/
const SMALLEST = 200

/** Compresses every text file of the built site at the highest level, so that no request has to. */
for (const entry of await readdir(CLIENT, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !WORTH.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const body = await readFile(file)
  if (body.length < SMALLEST) continue
  await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(body, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
