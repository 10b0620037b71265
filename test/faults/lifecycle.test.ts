import { expect, test, vi } from 'vitest'
import { freePort, isReady, processesOn, running, startNode, warmFolder } from './node.ts'

const settled = { timeout: 180_000, interval: 50 }

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends the program and its database', async (signal) => {
  const { DATA_DIR, node } = await running()
  expect(processesOn(DATA_DIR)).toHaveLength(1)
  node.kill(signal)
  expect(await node.exited).toBe(0)
  expect(processesOn(DATA_DIR)).toEqual([])
})

test('a second start on the same folder names the process that uses it, and changes nothing', async () => {
  const { DATA_DIR, PORT, node } = await running()
  const second = startNode({ DATA_DIR, PORT: await freePort() })
  expect(await second.exited).toBe(1)
  expect(second.said()).toContain(`${DATA_DIR} is in use by process ${node.pid} (http://localhost:${PORT})`)
  expect(second.said()).not.toContain('at ')
  expect(await isReady(PORT)).toBe(true)
})

test('when the npm command is killed, the program it started ends too', async () => {
  const DATA_DIR = await warmFolder()
  const PORT = await freePort()
  const command = startNode({ DATA_DIR, PORT }, ['bin/setup.mjs', 'start'])
  await command.ready()
  command.kill('SIGKILL')
  await vi.waitFor(() => expect(processesOn(DATA_DIR)).toEqual([]), settled)
  expect(await isReady(PORT)).toBe(false)
})

test('a signal to the npm command ends everything once, with exit code 0', async () => {
  const DATA_DIR = await warmFolder()
  const PORT = await freePort()
  const command = startNode({ DATA_DIR, PORT }, ['bin/setup.mjs', 'start'])
  await command.ready()
  command.kill('SIGINT')
  command.kill('SIGINT')
  expect(await command.exited).toBe(0)
  expect(processesOn(DATA_DIR)).toEqual([])
})

// A ratio of processor times, because other test suites run at the same time and machines differ.
test('a warm start uses at most ten times the processor time of sorting 1.2 million numbers', async () => {
  const { node } = await running()
  expect(node.processorSeconds() / sortingSeconds()).toBeLessThan(10)
})

function sortingSeconds(): number {
  const start = process.cpuUsage()
  for (let run = 0; run < 3; run++)
    Float64Array.from({ length: 400_000 }, (_, n) => (n * 7919) % 1_000_003).sort((a, b) => a - b)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}
