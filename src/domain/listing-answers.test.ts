import { expect, test } from 'vitest'
import { type ListingQuestion, readListingAnswer } from './listing-answers.ts'

const ask = (type: ListingQuestion['type'], choices: string[] = []): ListingQuestion => ({
  id: 1,
  name: 'Q',
  type,
  choices,
})
const PETS = ['Cats', 'Dogs', 'Cats, and dogs']

test.each<[string, ListingQuestion, string | string[] | undefined, string | string[] | null]>([
  ['text', ask('textbox'), ' South ', 'South'],
  ['nothing', ask('textbox'), undefined, null],
  ['blanks', ask('textarea'), '   ', null],
  ['a number', ask('number'), '85.5', '85.5'],
  ['a choice', ask('radiobutton', PETS), 'Dogs', 'Dogs'],
  ['a choice of a list', ask('dropdown', PETS), 'Cats', 'Cats'],
  ['choices in the order of the question', ask('checkbox', PETS), ['Dogs', 'Cats'], ['Cats', 'Dogs']],
  ['an object with numbered keys', ask('checkbox', PETS), '{"0":"Cats","1":"Dogs"}', ['Cats', 'Dogs']],
  ['a JSON list', ask('checkbox', PETS), '["Dogs"]', ['Dogs']],
  ['choices between commas', ask('checkbox', PETS), 'Dogs, Cats', ['Cats', 'Dogs']],
  ['a choice with a comma in it', ask('checkbox', PETS), 'Cats, and dogs', ['Cats, and dogs']],
  ['a quoted choice of several', ask('checkbox', PETS), '"Dogs"', ['Dogs']],
  ['a quoted choice', ask('dropdown', PETS), '"Dogs"', 'Dogs'],
  ['a JSON list with one choice', ask('radiobutton', PETS), '["Dogs"]', 'Dogs'],
  ['a quoted number', ask('number'), '"3"', '3'],
  ['a text in quotes', ask('textbox'), '"Casa Azul"', '"Casa Azul"'],
  ['no choices', ask('checkbox', PETS), '{}', null],
  ['the same choice twice', ask('checkbox', PETS), ['Dogs', 'Dogs'], ['Dogs']],
])('%s is parsed', (_what, question, written, value) => {
  expect(readListingAnswer(question, written)).toEqual({ ok: true, value })
})

test.each<[string, ListingQuestion, string | string[]]>([
  ['words for a number', ask('number'), 'many'],
  ['a number too long to be one', ask('number'), '9'.repeat(40)],
  ['a choice that is not there', ask('radiobutton', PETS), 'Fish'],
  ['one wrong choice among right ones', ask('checkbox', PETS), ['Dogs', 'Fish']],
  ['a JSON list with two choices for one', ask('dropdown', PETS), '["Dogs","Cats"]'],
  ['broken JSON', ask('checkbox', PETS), '{"0":'],
  ['JSON that holds more than words', ask('checkbox', PETS), '{"0":{"a":1}}'],
  ['a long answer', ask('textbox'), 'x'.repeat(301)],
])('%s is refused', (_what, question, written) => {
  expect(readListingAnswer(question, written)).toMatchObject({ ok: false })
})
