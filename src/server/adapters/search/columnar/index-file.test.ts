import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { dataFolder } from '#test/support/data-folder.ts'
import { deletePartialFiles, openIndexFile, writeIndexFile } from './index-file.ts'

const folder = dataFolder('lintel-index-file-')
const path = join(folder, 'listings.index')
afterAll(() => rm(folder, { recursive: true, force: true }))

const position = {
  origin: { database: '1 00000001 2', schema: '3', generation: 4 },
  snapshot: { xmin: 5n, xmax: 9n, running: new Set([6n, 8n]) },
}
const bytes = (fill: number) => [new Uint8Array(3_000_000).fill(fill), new Uint8Array(0), new Uint8Array([fill])]

test('a saved index has the same position and parts when it is opened', async () => {
  await writeIndexFile(path, position, bytes(7))
  const file = await openIndexFile(path)
  expect(file!.position).toEqual(position)
  expect(await file!.read()).toEqual(bytes(7))
})

test('after a process was killed while saving, the file is complete and what it left is deleted', async () => {
  await writeIndexFile(path, position, bytes(1))
  const module = new URL('./index-file.ts', import.meta.url).href
  const script = `
    const { writeIndexFile } = await import(${JSON.stringify(module)})
    const position = { origin: { database: '', schema: '', generation: 1 }, snapshot: { xmin: 1n, xmax: 1n, running: new Set() } }
    for (let fill = 2; ; fill = 2 + (fill % 200)) {
      await writeIndexFile(${JSON.stringify(path)}, position, [new Uint8Array(3_000_000).fill(fill)])
      process.stdout.write('.')
    }`
  for (let kills = 0; kills < 3; kills++) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((written) => child.stdout.once('data', written))
    await sleep(Math.random() * 40)
    child.kill('SIGKILL')
    await new Promise((done) => child.once('close', done))
    expect(await (await openIndexFile(path))!.read()).not.toBeNull()
  }
  await deletePartialFiles(path)
  expect(await openIndexFile(path)).not.toBeNull()
})
