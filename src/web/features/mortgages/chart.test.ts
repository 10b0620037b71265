import { expect, test } from 'vitest'
import { scheduleOf } from '#domain/mortgage.ts'
import { loanLine } from './chart.ts'

test('a loan without interest is a straight line from the top to the bottom', () => {
  const schedule = scheduleOf({ principal: 400, yearlyRate: 0, months: 4 })
  expect(loanLine(schedule, 400, 4)).toEqual({
    line: 'M0 0L160 50L320 100L480 150L640 200',
    area: 'M0 0L160 50L320 100L480 150L640 200L640 200L0 200Z',
  })
})

test('a long loan is drawn with few points, a short one on a long axis ends early', () => {
  const long = scheduleOf({ principal: 10_000_000, yearlyRate: 5, months: 600 })
  expect(loanLine(long, 10_000_000, 600).line.match(/L/g)!.length).toBeLessThanOrEqual(61)
  const short = scheduleOf({ principal: 400, yearlyRate: 0, months: 2 })
  expect(loanLine(short, 400, 4).line).toBe('M0 0L160 100L320 200')
  expect(loanLine([], 0, 0).line).not.toMatch(/NaN|Infinity/)
})
