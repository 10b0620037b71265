import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import wabt from 'wabt'

export const KERNEL_FOLDER = resolve(import.meta.dirname, '../src/server/adapters/search/columnar')

/** Assembles the bitmap operations of the search engine. */
export async function assembleKernel(): Promise<Buffer> {
  const { parseWat } = await wabt()
  const module = parseWat('kernel.wat', await readFile(resolve(KERNEL_FOLDER, 'kernel.wat'), 'utf8'), { simd: true })
  return Buffer.from(module.toBinary({}).buffer)
}

if (import.meta.main) await writeFile(resolve(KERNEL_FOLDER, 'kernel.wasm'), await assembleKernel())
