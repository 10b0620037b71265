import { expect, test } from 'vitest'
import { type Question, readAnswer } from './verification-answers.ts'

const question = (given: Partial<Question>): Question => ({
  id: 1,
  name: 'Trade',
  type: 'text',
  isRequired: true,
  choices: ['Sales', 'Lettings', 'Shops, offices'],
  ...given,
})

test.each([
  [{}, ' Agent ', 'Agent'],
  [{ isRequired: false }, '', null],
  [{ isRequired: false }, undefined, null],
  [{ type: 'number' }, '20418', '20418'],
  [{ type: 'number' }, '-3,5', '-3,5'],
  [{ type: 'radio' }, 'Sales', 'Sales'],
  [{ type: 'checkbox' }, 'Lettings,Sales', ['Sales', 'Lettings']],
  [{ type: 'checkbox' }, 'Shops, offices, Sales', ['Sales', 'Shops, offices']],
  [{ type: 'checkbox' }, 'Sales,Sales', ['Sales']],
] as const)('the question %j answered %j gives %j', (given, written, value) => {
  expect(readAnswer(question(given as Partial<Question>), written)).toEqual({ ok: true, value })
})

test.each([
  [{}, '  ', 'missing'],
  [{ type: 'number' }, 'many', 'missing'],
  [{ type: 'dropdown' }, 'Ships', 'choice'],
  [{ type: 'checkbox' }, 'Sales,Ships', 'choice'],
  [{ type: 'checkbox' }, 'Sale', 'choice'],
] as const)('the question %j answered %j is refused: %s', (given, written, wrong) => {
  expect(readAnswer(question(given as Partial<Question>), written)).toMatchObject({ ok: false, wrong })
})
