import { expect, test } from 'vitest'
import { slots } from './slots.ts'

const held = () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  return { gate, release }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('at most the given number of tasks run at once, in the order they came', async () => {
  const inSlot = slots(2)
  const works = Array.from({ length: 5 }, held)
  const started: number[] = []
  const done = works.map((work, index) =>
    inSlot(async () => {
      started.push(index)
      await work.gate
    }),
  )
  await turn()
  expect(started).toEqual([0, 1])
  works[1]!.release()
  await turn()
  expect(started).toEqual([0, 1, 2])
  for (const work of works) work.release()
  await Promise.all(done)
  expect(started).toEqual([0, 1, 2, 3, 4])
})

test('a failed task frees its slot', async () => {
  const inSlot = slots(1)
  await expect(inSlot(() => Promise.reject(new Error('bad pixels')))).rejects.toThrow('bad pixels')
  expect(await inSlot(async () => 'next')).toBe('next')
})

test('a task is refused when the queue is full', async () => {
  const inSlot = slots(1, 1)
  const { gate, release } = held()
  const first = inSlot(() => gate)
  const second = inSlot(async () => 'patient')
  await expect(inSlot(async () => 'late')).rejects.toMatchObject({ kind: 'unavailable' })
  release()
  await first
  expect(await second).toBe('patient')
})
