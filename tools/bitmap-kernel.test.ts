import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { assembleKernel, KERNEL_FOLDER } from './bitmap-kernel.ts'

test('the committed bitmap operations are assembled from their source', async () => {
  const committed = await readFile(resolve(KERNEL_FOLDER, 'kernel.wasm'))
  expect(committed.equals(await assembleKernel())).toBe(true)
})
