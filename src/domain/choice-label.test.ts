import { expect, test } from 'vitest'
import { choiceLabel } from './choice-label.ts'

const parking = { type_values: ['None', 'Garage'], translated_values: ['Ninguno', 'Garaje'] }

test.each([
  ['a choice by its place', parking, 'Garage', 'Garaje'],
  ['an answer that is no choice', parking, 'Two lorries', 'Two lorries'],
  ['a question without choices', { type_values: null, translated_values: null }, '3', '3'],
  ['a single choice', { type_values: 'None', translated_values: ['Ninguno'] }, 'None', 'Ninguno'],
])('%s', (_name, question, choice, said) => expect(choiceLabel(question, choice)).toBe(said))
