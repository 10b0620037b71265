import { expect, test } from 'vitest'
import { readLoan, usualLoan } from './read-loan.ts'

const typed = { ...usualLoan(300_000), extra: '', once: '', after: '5' }

test('the default numbers make a loan', () => {
  expect(readLoan(typed, 'en')).toEqual({
    price: 30_000_000,
    down: 6_000_000,
    faults: {},
    loan: { principal: 24_000_000, yearlyRate: 5, months: 300, extraMonthly: 0 },
  })
})

test('numbers are read in the format of the language, and empty extra payments are zero', () => {
  const { loan } = readLoan({ ...typed, price: '300.000', down: '', rate: '4,5', extra: '100', once: '1.000,50' }, 'es')
  expect(loan).toEqual({
    principal: 30_000_000,
    yearlyRate: 4.5,
    months: 300,
    extraMonthly: 10_000,
    once: { amount: 100_050, month: 60 },
  })
})

test.each([
  [{ price: '' }, 'price', 'mortgage.wrong-number'],
  [{ price: 'a lot' }, 'price', 'mortgage.wrong-number'],
  [{ price: 'Infinity' }, 'price', 'mortgage.wrong-number'],
  [{ price: '0' }, 'price', 'mortgage.wrong-price'],
  [{ price: '-5' }, 'price', 'mortgage.wrong-price'],
  [{ price: '9999999999999' }, 'price', 'mortgage.wrong-price'],
  [{ down: '300000' }, 'down', 'mortgage.wrong-down'],
  [{ down: '-1' }, 'down', 'mortgage.wrong-down'],
  [{ rate: '-1' }, 'rate', 'mortgage.wrong-rate'],
  [{ rate: '1000' }, 'rate', 'mortgage.wrong-rate'],
  [{ rate: 'NaN' }, 'rate', 'mortgage.wrong-number'],
  [{ years: '0' }, 'years', 'mortgage.wrong-years'],
  [{ years: '2.5' }, 'years', 'mortgage.wrong-years'],
  [{ years: '51' }, 'years', 'mortgage.wrong-years'],
  [{ extra: '-1' }, 'extra', 'mortgage.wrong-extra'],
  [{ once: 'x' }, 'once', 'mortgage.wrong-number'],
  [{ after: '0' }, 'after', 'mortgage.wrong-years'],
] as const)('%j has an error in %s: %s', (change, field, text) => {
  const { loan, faults } = readLoan({ ...typed, ...change }, 'en')
  expect(loan).toBeNull()
  expect(Object.keys(faults)).toEqual([field])
  expect(faults[field]).toMatchObject({ text })
})

test('a loan without interest is valid', () => {
  expect(readLoan({ ...typed, rate: '0' }, 'en').loan).toMatchObject({ yearlyRate: 0 })
})
