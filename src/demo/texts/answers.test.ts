import { expect, test } from 'vitest'
import { parameters } from '../world/catalogue.ts'
import { translatedAnswers } from './answers.ts'

/** Letters are the same in every language. */
const SAID_EVERYWHERE = ['Energy class']

test('every choice of every question is said in every language', () => {
  for (const { name, values } of parameters) {
    if (values === null || SAID_EVERYWHERE.includes(name)) continue
    const said = translatedAnswers.filter(({ question }) => question === name)
    expect(
      said.map(({ language }) => language),
      name,
    ).toEqual(['es', 'ar', 'hi', 'fr'])
    for (const { choices, words } of said) {
      expect(choices, name).toEqual(values)
      expect(words.filter(Boolean), name).toHaveLength(values.length)
    }
  }
})
