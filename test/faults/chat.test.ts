import { expect, onTestFinished, test } from 'vitest'
import { runLoad } from './chat/load.ts'
import { trouble } from './chat/trouble.ts'
import { startChatWorld } from './chat/world.ts'

const SECONDS = 14

test('every acknowledged message is received once and in order, whichever process is killed', async () => {
  const world = await startChatWorld({ couples: 15, idle: 0 })
  onTestFinished(() => world.close())
  const { delays, ...counts } = await runLoad(world, {
    perSecond: 60,
    seconds: SECONDS,
    trouble: () => trouble(world),
  })
  expect(counts).toMatchObject({ received: counts.acknowledged, missing: 0, duplicated: 0, reordered: 0 })
  expect(delays).toHaveLength(counts.acknowledged)
  // Without faults and messages the test would prove nothing.
  expect(counts.acknowledged).toBeGreaterThan(SECONDS * 10)
  expect(counts.losses).toBeGreaterThan(15)
})
