import { expect, test } from 'vitest'
import { isPhrase, readText, wordsOf } from './text.ts'

const read = (text: string) =>
  readText(text).alternatives.map((words) =>
    words.map(({ word, isPrefix, isExcluded }) => `${isExcluded ? '-' : ''}${word}${isPrefix ? '*' : ''}`).join(' '),
  )

test.each([
  ['Été 3-room', ['ete 3 room*']],
  ['3-room ', ['3 room']],
  ['room or house -garden', ['room', 'house -garden']],
  ['or house', ['or house*']],
  ['house or', ['house or*']],
  ['%_&|', []],
])('%o is read as %o', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('a lexeme with punctuation is split as a query is, and only quotes make a phrase', () => {
  expect(wordsOf(['3.5', 'sea', 'www.example.com'])).toEqual(['3', '5', 'sea', 'www', 'example', 'com'])
  expect([isPhrase('sea "wide view"'), isPhrase('sea view')]).toEqual([true, false])
})
