import { expect, test } from 'vitest'
import { parameters } from '../world/catalogue.ts'
import { translatedAnswers } from './answers.ts'

/** Parameters whose options are the same in every language. */
const SAID_EVERYWHERE = ['Energy class']

test('every option of every parameter is translated to every language', () => {
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
