import { expect, test } from 'vitest'
import { testDatabase } from '#test/support/database.ts'
import { postAll } from '#test/support/reposts.ts'

const db = await testDatabase()

test('reposted listings are held, honest ones are not', async () => {
  const outcomes = await postAll(db, { honest: 40, reposts: 8 })
  const held = (isRepost: boolean) =>
    outcomes.filter((outcome) => outcome.isRepost === isRepost && outcome.judgement.isHeld)
  expect(held(true).length).toBeGreaterThanOrEqual(7)
  expect(held(false)).toEqual([])
  const [copy] = held(true)
  expect(copy!.judgement.findings.map(({ reason }) => reason)).toContain('new-account')
})
