import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// Plain JavaScript, because it runs before anything is installed.
const { keepRunning }: { keepRunning: (program: string, args: string[], servedMs: number) => Promise<number> } =
  await import(resolve('bin/setup/run.mjs'))

const folder = mkdtempSync(join(tmpdir(), 'lintel-restart-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program that records each start and exits with these codes in turn, after some time. */
const program = (name: string, codes: number[], ms: number) => {
  const notes = join(folder, name)
  const script = `const fs = require('node:fs')
    fs.appendFileSync(${JSON.stringify(notes)}, '.')
    const start = fs.readFileSync(${JSON.stringify(notes)}, 'utf8').length
    setTimeout(() => process.exit(${JSON.stringify(codes)}[start - 1]), ${ms})`
  return { args: ['-e', script], starts: () => readFileSync(notes, 'utf8').length }
}

test('a service that crashed after it was ready is restarted', async () => {
  const { args, starts } = program('served', [1, 1, 0], 60)
  expect(await keepRunning(process.execPath, args, 30)).toBe(0)
  expect(starts()).toBe(3)
})

test('a service that cannot start is not retried for ever', async () => {
  const { args, starts } = program('never', [1, 0], 0)
  expect(await keepRunning(process.execPath, args, 60_000)).toBe(1)
  expect(starts()).toBe(1)
})

test('a service that was stopped by a signal stays stopped', async () => {
  const { args, starts } = program('told', [1, 0], 1_000)
  const ended = keepRunning(process.execPath, ['-e', `process.on('SIGTERM', () => process.exit(1));${args[1]}`], 0)
  await expect.poll(starts).toBe(1)
  process.emit('SIGTERM')
  expect(await ended).toBe(1)
  expect(starts()).toBe(1)
})
